import { type Fault, faults } from './faults.ts'

type Send = (request: Request) => Promise<Response>

export type Wire = {
  fetch: typeof fetch
  /** The next request of this name suffers this. */
  arm(name: string, fault: Fault): void
  disarm(): void
  /** Lets the oldest request that waits go on; false: none waits. */
  release(): boolean
  /** Whether a request is under way that will not wait. */
  isBusy(): boolean
  isHolding(): boolean
}

/** What all the wires of a walk carried, and the faults that requests really suffered. */
export type Tally = { requests: number; faults: number }

/**
 * The network between one client and the server, as a fetch: requests suffer the faults that they are given, by name,
 * and those that are late wait here.
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
  /** The same request again and again: a body can be read once. */
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
 * Makes the host `name`.walk answer through a wire, in place of the network. The client's calls are unchanged: they
 * reach for the global fetch, which this replaces.
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

/** The network as it was. */
export function disconnectAll(): void {
  hosts.clear()
  globalThis.fetch = network
}
