import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

export const KINDS = ['document', 'style', 'script', 'font', 'picture', 'data', 'other'] as const
type Kind = (typeof KINDS)[number]

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  XHR: 'data',
  Fetch: 'data',
}

/** Network transfer, headers included. */
export type Wire = { requests: number; bytes: Readonly<Record<Kind, number>>; all: number }

const LONGEST_MS = 60_000

/** Counts the requests of a page from now on. */
export function watchWire(devtools: CDPSession) {
  const kinds = new Map<string, Kind>()
  /** The addresses of the requests without an answer, by request. */
  const underWay = new Map<string, string>()
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  let requests = 0
  let lastChange = performance.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return
    if (!kinds.has(requestId)) requests += 1
    kinds.set(requestId, kindOf[type] ?? 'other')
    underWay.set(requestId, request.url)
    lastChange = performance.now()
  })
  // An open stream of events does not end.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId)
  })
  const end = (requestId: string, length: number) => {
    const kind = kinds.get(requestId)
    if (kind !== undefined) bytes[kind] += length
    underWay.delete(requestId)
    lastChange = performance.now()
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    /** Resolves after this time without any request or response. */
    async quiet(milliseconds: number): Promise<void> {
      const started = performance.now()
      while (underWay.size > 0 || performance.now() - lastChange < milliseconds) {
        if (performance.now() - started > LONGEST_MS)
          throw new Error(`The page never rests: ${[...underWay.values()].join(', ')}`)
        await pause(50)
      }
    },
    counted: (): Wire => ({
      requests,
      bytes: { ...bytes },
      all: KINDS.reduce((sum, kind) => sum + bytes[kind], 0),
    }),
  }
}
