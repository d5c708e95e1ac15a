import { fromPromise, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { mutated } from '../../tests/model/mutate.ts'
import { scriptFor } from '../../tests/model/script.ts'
import { mutantsOf } from './maker.ts'

/** Contains one of everything that can be mutated. */
const lamp = setup({
  types: { events: {} as { type: 'press' } | { type: 'drop' } },
  actors: { mend: fromPromise(() => Promise.resolve()) },
  guards: { hasPower: () => true, hasGlue: () => false },
  actions: { click: () => undefined, hum: () => undefined, hush: () => undefined },
  delays: { night: 1000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { drop: '.broken' },
  states: {
    off: {
      on: { press: { guard: 'hasPower', target: 'on', actions: ['click', { type: 'hum' }] } },
    },
    on: {
      tags: 'bright',
      meta: { deadlines: [{ event: 'deadline.dawn', after: 'night' }] },
      entry: 'hum',
      exit: 'hush',
      after: { night: 'off' },
      on: { press: '#lamp.off', drop: {} },
    },
    broken: {
      invoke: {
        id: 'mend',
        src: 'mend',
        onDone: 'off',
        onError: [{ guard: 'hasGlue', target: 'broken' }, { target: 'gone' }],
      },
    },
    gone: { type: 'final', output: 'glass' },
  },
})

const lampScript = scriptFor(lamp, {
  input: undefined,
  sends: [],
  listeners: {},
  ports: {},
  factsOf: () => [],
  bound: 1,
})

/** Serializes a config, with functions as their names. */
const wordsOf = (config: unknown) =>
  JSON.stringify(config, (_, value: unknown) => (typeof value === 'function' ? value.name : value))

describe('the mutants of a machine', () => {
  it('contain every possible mutation once', () => {
    expect(mutantsOf(lamp).map(({ id }) => id)).toEqual([
      'the machine: begins with on',
      'the machine: begins with gone',
      'the machine, drop: removed',
      'the machine, drop: leads to gone',
      'the machine, drop: leads to on',
      'off, press: removed',
      'off, press: guard hasPower removed',
      'off, press: guard hasPower negated',
      'off, press: action click removed',
      'off, press: action hum removed',
      'off, press: leads to off',
      'off, press: leads to broken',
      'on: entry hum removed',
      'on: exit hush removed',
      'on: tag bright removed',
      'on: deadline deadline.dawn removed',
      'on, press: removed',
      'on, press: leads to on',
      'on, press: leads to gone',
      'on, drop: removed',
      'on, after.night: removed',
      'on, after.night: leads to on',
      'on, after.night: leads to gone',
      'broken, mend: removed',
      'broken, mend.onError: removed',
      'broken, mend.onDone: removed',
      'broken, mend.onDone: leads to broken',
      'broken, mend.onDone: leads to on',
      'broken, mend.onDone: leads to gone',
      'broken, mend.onError 1: removed',
      'broken, mend.onError 1: guard hasGlue removed',
      'broken, mend.onError 1: guard hasGlue negated',
      'broken, mend.onError 1: leads to gone',
      'broken, mend.onError 1: leads to on',
      'broken, mend.onError 2: removed',
      'broken, mend.onError 2: leads to broken',
      'broken, mend.onError 2: leads to off',
      'gone: final removed',
      'gone: output removed',
    ])
  })

  it('differ from each other and leave the original machine unchanged', () => {
    const before = wordsOf(lamp.config)
    const made = mutantsOf(lamp).map(({ edit }) =>
      wordsOf(mutated(lampScript, edit).machine.config),
    )
    expect(new Set(made).size).toBe(made.length)
    expect(wordsOf(lamp.config)).toBe(before)
  })
})
