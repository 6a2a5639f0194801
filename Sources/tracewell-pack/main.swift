print("tracewell-pack")
