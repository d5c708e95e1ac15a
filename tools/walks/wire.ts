import { type Fault, faults } from './faults.ts'

type Send = (request: Request) => Promise<Response>

export type Wire = {
  fetch: typeof fetch
  /** Applies the fault to the next request of this name. */
  arm(name: string, fault: Fault): void
  disarm(): void
  /** Releases the oldest held request; returns false if there is none. */
  release(): boolean
  /** Whether a request is in flight that is not held. */
  isBusy(): boolean
  isHolding(): boolean
}

/** The number of requests on all wires of a walk, and of faults that actually occurred. */
export type Tally = { requests: number; faults: number }

/**
 * Creates the network between one client and the server, as a fetch: requests suffer the faults that are armed for
 * their names, and late requests are held here.
 */
export function createWire(nameOf: (request: Request) => string, send: Send, tally: Tally): Wire {
  const armed = new Map<string, Fault[]>()
  const waiting: (() => void)[] = []
  let busy = 0

  const held = async () => {
    busy -= 1
    await new Promise<void>((resolve) => waiting.push(resolve))
    busy += 1
    tally.requests += 1
  }
  /** Returns a function that sends the same request repeatedly: a body can be read only once. */
  const repeatable = async (request: Request) => {
    const { method, url, headers } = request
    const body = request.body === null ? null : await request.text()
    return () => send(new Request(url, { method, headers, body }))
  }
  const carried = async (request: Request): Promise<Response> => {
    tally.requests += 1
    const fault = armed.get(nameOf(request))?.shift()
    const again = await repeatable(request)
    if (fault === undefined) return again()
    tally.faults += 1
    return faults[fault]({
      send: again,
      held,
      later: (work) => {
        busy += 1
        void held()
          .then(work)
          .catch(() => undefined)
          .finally(() => (busy -= 1))
      },
    })
  }

  return {
    async fetch(input, init) {
      busy += 1
      try {
        return await carried(new Request(input, init))
      } finally {
        busy -= 1
      }
    },
    arm(name, fault) {
      armed.set(name, [...(armed.get(name) ?? []), fault])
    },
    disarm: () => armed.clear(),
    release() {
      const next = waiting.shift()
      next?.()
      return next !== undefined
    },
    isBusy: () => busy > 0,
    isHolding: () => waiting.length > 0,
  }
}

const hosts = new Map<string, Wire>()
const network = globalThis.fetch

/**
 * Routes the host `name`.walk through a wire instead of the network, by replacing the global fetch that the client's
 * unmodified code calls. Returns the host's base URL.
 */
export function connect(name: string, wire: Wire): string {
  const host = `${name}.walk`
  hosts.set(host, wire)
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    return (hosts.get(url.host)?.fetch ?? network)(input, init)
  }
  return `http://${host}`
}

/** Restores the network. */
export function disconnectAll(): void {
  hosts.clear()
  globalThis.fetch = network
}
