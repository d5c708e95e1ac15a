import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Answering } from '../../server/start.ts'
import { type Fault, faults } from '../tools/walks/faults.ts'
import { type CallName, callOf } from './calls.ts'

/** One line of a fault script: what goes wrong with which call, and how often in a row. */
export type Breakage = { call: CallName; fault: Fault; times?: number }

/** A server on which single calls go wrong, in the way and as often as they were told to. */
export function createBreakdown() {
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
      (application: Answering): Answering =>
      async (request, env) => {
        const call = callOf(request)
        if (call !== null) heard.push(call)
        const fault = faultFor(call)
        if (fault === null) return application(request, env)
        const { method, url, headers } = request
        const body = request.body === null ? null : await request.arrayBuffer()
        // The same request as often as the fault wants: a body can be read once.
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
    break(...lines: readonly Breakage[]): void {
      script.push(...lines.map(({ call, fault, times = 1 }) => ({ call, fault, left: times })))
    },
    /** From now on all goes well. */
    mend(): void {
      script = []
      suffered = 0
    },
    /** How often a line of the script was suffered. */
    suffered: () => suffered,
    isHolding: () => waiting.length > 0,
    /** Lets go on whatever waits. */
    release(): void {
      for (const go of waiting.splice(0)) go()
    },
    /** Lets go on whatever waits, until what nobody waits for is done too. */
    async settle(): Promise<void> {
      for (const go of waiting.splice(0)) go()
      await Promise.allSettled(late.splice(0))
    },
    /** How often a call was heard. */
    timesHeard: (call: CallName) => heard.filter((one) => one === call).length,
  }
}
