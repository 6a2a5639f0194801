print("tracewell")
