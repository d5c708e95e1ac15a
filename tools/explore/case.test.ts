import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign } from 'xstate'
import { caseMachine } from '../../machines/market/case.machine.ts'
import { type Part, partAt, remove } from '../../tests/model/mutate.ts'
import { exploreCase } from './case-exploration.ts'
import { editedMachine } from './edited-machine.ts'

it('a case breaks no rule', () => {
  const { breach, isComplete, states } = exploreCase(caseMachine)
  expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
  expect(states).toBeGreaterThan(100)
})

const edited = (edit: (config: Part) => void) => editedMachine(caseMachine, edit)
const review = 'states/decided/states/review/states'
const measure = 'states/decided/states/measure/states'

describe('the exploration finds the planted breach:', () => {
  it.each<[string, AnyStateMachine, string]>([
    [
      'nobody decides an appeal that no admin answers',
      edited((config) => remove(config, `${review}/appealed/on`, 'deadline.appealDecision')),
      'A measure is in force until it is lifted, its time is over, or an appeal reverses it.',
    ],
    [
      'silence decides against the one concerned',
      edited((config) => {
        partAt(config, `${review}/appealed/on`)['deadline.appealDecision'] = 'upheld'
      }),
      'A measure is in force until it is lifted, its time is over, or an appeal reverses it.',
    ],
    [
      'what an appeal has reversed stays hidden',
      edited((config) => remove(config, `${measure}/standing/on`, 'admin.reverse')),
      'A measure is in force until it is lifted, its time is over, or an appeal reverses it.',
    ],
    [
      'a suspension outlives its end',
      edited((config) => remove(config, `${measure}/limited`, 'meta')),
      'A case waits for an appeal, an answer and the end of a measure as long as the policy says.',
    ],
    [
      'a listing is suspended',
      caseMachine.provide({ guards: { isGiven: () => true } }),
      'A case is decided once, by an admin, with a measure that suits the thing.',
    ],
    [
      'a second appeal is taken',
      edited((config) => {
        partAt(config, `${review}/upheld`)['on'] = { 'concerned.appeal': 'appealed' }
      }),
      'The one concerned appeals once, in time.',
    ],
    [
      'a report after the decision changes it',
      edited((config) => {
        partAt(config, `${review}/actioned/on`)['member.report'] = { actions: 'countReport' }
      }),
      'Each report joins the case while it is open, and no other event is one.',
    ],
    [
      'the words of the admin are lost',
      caseMachine.provide({
        actions: { keepDecision: assign(({ event }) => ({ ...(event as object), words: '' })) },
      }),
      'A case keeps the measure, the ground, the words and the end that its admin gave.',
    ],
    [
      'no admin is reminded of an appeal',
      edited((config) => remove(config, `${review}/appealed/on`, 'deadline.remindOfAppeal')),
      'An appeal is decided by an admin, or by silence as the policy says.',
    ],
    [
      'the time for an appeal never ends',
      edited((config) => remove(config, `${review}/actioned`, 'meta')),
      'A case waits for an appeal, an answer and the end of a measure as long as the policy says.',
    ],
  ])('%s', (_, machine, sentence) => {
    expect(exploreCase(machine).breach?.sentence).toBe(sentence)
  })
})
