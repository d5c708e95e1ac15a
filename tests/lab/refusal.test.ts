import { describe, expect, it } from 'vitest'
import { flowNamed } from '../../tools/flow-lab/flows.ts'
import { guardConditions } from '../../tools/flow-lab/guard-conditions.ts'
import { refusalOf } from '../../tools/flow-lab/refusal.ts'
import { refusalWords } from '../../tools/flow-lab/refusal-words.ts'
import { flows } from '../flows/flows.ts'
import { bookingScript } from '../flows/booking/booking.script.ts'
import { explore } from '../model/paths.ts'
import { paymentScript } from '../flows/payment/payment.script.ts'
import { sessionScript } from '../flows/session/session.script.ts'
import type { Script } from '../model/script.ts'

/** Returns every event of a script that a reachable state does not take, with the reasons. */
const refusalsIn = <Context>(script: Script<Context>) =>
  explore(script).nodes.flatMap(({ name, snapshot }) =>
    snapshot.status === 'active'
      ? script.sends
          .filter(({ event }) => !snapshot.can(event))
          .map(({ name: stimulus, event }) => ({
            state: name,
            stimulus,
            refusal: refusalOf(snapshot, event),
          }))
      : [],
  )

const wordsFor = <Context>(flow: string, script: Script<Context>, state: string, event: string) => {
  const found = refusalsIn(script).find((one) => one.state === state && one.stimulus === event)
  if (found === undefined) throw new Error(`${state} takes ${event}.`)
  return refusalWords(flowNamed(flow), { stimulus: event, state, ...found.refusal })
}

describe('why an event is not taken', () => {
  it('says that the state has no such transition', () => {
    expect(wordsFor('payment', paymentScript, 'loading', 'pay.submit')).toEqual({
      title: '“Pay” changes nothing here',
      reasons: ['The state “Loading” has no transition for it.'],
      code: 'pay.submit in loading',
    })
  })

  it('names the guards that said no, with their conditions in words', () => {
    const { reasons } = wordsFor(
      'booking',
      bookingScript,
      'open.form.editing',
      'booking.submit=complete',
    )
    expect(reasons).toEqual([
      'A condition does not hold: “The user is a buyer, and every field of the form is filled in and valid.” (guard isBookable)',
      'A condition does not hold: “The user is a buyer.” (guard isBuyer)',
    ])
  })

  it('says that a busy state ignores the event on purpose', () => {
    const { reasons } = wordsFor(
      'session',
      sessionScript,
      'signedOut.signingIn',
      'login.submit=complete',
    )
    expect(reasons).toEqual(['The state “Signed out, signing in” ignores it on purpose.'])
  })
})

describe.each(flows.map((flow) => [flow.name, flow] as const))('%s', (machine, { lists }) => {
  it('says of every guard that can refuse an event what it checks', () => {
    const known = guardConditions(machine)
    const named = lists.flatMap(({ visit }) =>
      visit(({ script }) => refusalsIn(script).flatMap(({ refusal }) => refusal.guards)),
    )
    expect([...new Set(named)].filter((guard) => !known.has(guard))).toEqual([])
  })
})
