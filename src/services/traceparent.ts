/**
 * Returns the span of the response that a page came with, which a server with telemetry writes into it (W3C Trace Context);
 * null if there is none.
 */
export const readTraceparent = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=traceparent]')?.content ?? null
