/** A request to the marketplace server that is traced. */
export type RequestSpan = {
  /** The header that continues the trace on the server (W3C Trace Context). */
  traceparent: string
  /** Ends the span with the status of the response; 0: none arrived. Only the first call counts. */
  end(status: number): void
}

/** Begins the span of a request. `call` is its method and the template of its path, such as 'GET /products/{}'. */
export type StartSpan = (call: string) => RequestSpan

/** How the requests of a page are traced: not at all until the code of the tracing has loaded, and without telemetry. */
export type Tracing = { startSpan?: StartSpan }
