import { type } from 'superstruct'
import { Moment } from '../domain/field-structs.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

const ClockStruct = type({ now: Moment })

/** Calls for the clock of the orders in the demo world, an extension. */
export function demoClockApi(http: Http, extensions: Extensions) {
  return {
    /** Returns the time of the orders; null where the server has no clock that users move. Throws FailureError. */
    async getDemoClock(): Promise<string | null> {
      if (!extensions.has('demo-clock')) return null
      const body = await http.send({
        method: 'get',
        path: path`/demo-clock`,
        bearer: 'accessToken',
      })
      return decode(body, ClockStruct).now
    },

    /** Lets days pass, and returns the time of the orders then. Throws FailureError. */
    async passDemoDays(days: number, idempotencyKey: string): Promise<string> {
      const body = await http.send({
        method: 'post',
        path: path`/demo-clock`,
        json: { days },
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decode(body, ClockStruct).now
    },
  }
}
