import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { FetchHandler } from '../../server/start.ts'
import { type Fault, faults } from '../../tools/walks/faults.ts'
import { type CallName, callOf } from './calls.ts'

/** One line of a fault script: the call, its fault, and how often in a row it occurs. */
export type InjectedFault = { call: CallName; fault: Fault; times?: number }

/** Wraps a server and injects the faults of a script into single calls. */
export function createFaultInjector() {
  let script: { call: CallName; fault: Fault; left: number }[] = []
  const waiting: (() => void)[] = []
  const late: Promise<unknown>[] = []
  const heard: string[] = []
  let suffered = 0

  const held = () => new Promise<void>((resolve) => waiting.push(resolve))
  const faultFor = (call: CallName | null): Fault | null => {
    const next = script.find((one) => one.call === call && one.left > 0)
    if (next === undefined) return null
    next.left -= 1
    suffered += 1
    return next.fault
  }

  return {
    around:
      (application: FetchHandler): FetchHandler =>
      async (request, env) => {
        const call = callOf(request)
        if (call !== null) heard.push(call)
        const fault = faultFor(call)
        if (fault === null) return application(request, env)
        const { method, url, headers } = request
        const body = request.body === null ? null : await request.arrayBuffer()
        // A body can be read only once, but a fault may send the same request more than once.
        const send = async () => application(new Request(url, { method, headers, body }), env)
        try {
          return await faults[fault]({
            send,
            held,
            later: (work) => void late.push(held().then(work)),
          })
        } catch {
          env.incoming.socket.destroy()
          return RESPONSE_ALREADY_SENT
        }
      },
    inject(...lines: readonly InjectedFault[]): void {
      script.push(...lines.map(({ call, fault, times = 1 }) => ({ call, fault, left: times })))
    },
    /** Ends all faults. */
    mend(): void {
      script = []
      suffered = 0
    },
    /** Returns how many faults have occurred. */
    suffered: () => suffered,
    isHolding: () => waiting.length > 0,
    /** Continues all held requests. */
    release(): void {
      for (const go of waiting.splice(0)) go()
    },
    /** Continues all held requests and waits until work that nothing else awaits is done too. */
    async settle(): Promise<void> {
      for (const go of waiting.splice(0)) go()
      await Promise.allSettled(late.splice(0))
    },
    /** Returns how often the server received a call. */
    timesHeard: (call: CallName) => heard.filter((one) => one === call).length,
  }
}
