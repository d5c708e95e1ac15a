import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../tools/flow-lab/flows.ts'
import { openingPlace, placeOfLink } from '../../tools/flow-lab/link.ts'
import { nameOfPath, stateWords, transitionWords } from '../../tools/flow-lab/words.ts'

const payment = flowNamed('payment')

describe.each(flows.map((flow) => [flow.title, flow] as const))('%s', (_, flow) => {
  it('opens with a path on which nothing fails', () => {
    const { stimuli, at } = openingPlace({ flow: flow.name })
    expect(at).toBe(0)
    expect(stimuli.filter((stimulus) => stimulus.includes('!'))).toEqual([])
    expect(flow.statesAlong(stimuli)).toHaveLength(stimuli.length)
    expect(stimuli.length).toBeGreaterThan(0)
  })

  it('names every step in words', () => {
    const codes = new Set(flow.paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus)))
    const words = [...codes].map(flow.wordsOf)
    expect(
      words.filter((name) => !/^(?:\p{Lu}|\+\d)/u.test(name) || /[a-z][A-Z]|=|!/.test(name)),
    ).toEqual([])
  })
})

describe('a payment', () => {
  it('opens with the path that ends paid', () => {
    const { stimuli } = openingPlace({ flow: 'payment' })
    expect(payment.statesAlong(stimuli).at(-1)).toBe('paid')
  })

  it('opens with a path on which the buyer makes no mistake', () => {
    const { stimuli } = openingPlace({ flow: 'payment' })
    expect(stimuli).not.toContain('card.changed=invalid')
  })

  it('opens at the step that a link names', () => {
    const link = { flow: 'payment', path: payment.paths[3]?.id ?? '', step: '1' }
    expect(openingPlace(link)).toEqual(placeOfLink(link))
  })

  it.each([
    ['pay.submit', 'Pay'],
    ['payment.retry', 'Try again'],
    ['card.changed=complete', 'Changed card: complete'],
    ['confirmCard=authenticationNeeded', 'Confirm card: authentication needed'],
    ['savePayment!noAnswer', 'Save payment fails: no answer'],
    ['after.processingPollInterval', 'Time passes: processing poll interval'],
  ])('%s is %s', (stimulus, words) => {
    expect(payment.wordsOf(stimulus)).toBe(words)
  })

  it('names a path by the steps that differ from the opening', () => {
    const name = nameOfPath(payment)
    const { stimuli } = openingPlace({ flow: 'payment' })
    expect(name(stimuli)).toBe('As usual')
    expect(
      name([...stimuli.slice(0, -2), 'confirmCard=authenticationNeeded', 'authenticate=succeeded']),
    ).toBe('Confirm card: authentication needed, Authenticate: succeeded')
  })
})

it('names a state in words', () => {
  expect(stateWords('cardForm.declined')).toBe('Card form, declined')
  expect(stateWords('stage.open + play.paused')).toBe('Stage, open; Play, paused')
})

it.each([
  ['cardForm: pay.submit', 'Card form: Pay'],
  ['cardForm.declined: card.changed (1 of 2)', 'Card form, declined: Changed card (1 of 2)'],
  ['loading: loadBooking failed', 'Loading: Load booking failed'],
  ['processing: after processingPollInterval', 'Processing: After processing poll interval'],
  ['anywhere: card.changed', 'Anywhere: Changed card'],
])('the transition %s is %s', (transition, words) => {
  expect(transitionWords(transition, payment.wordsOf)).toBe(words)
})
