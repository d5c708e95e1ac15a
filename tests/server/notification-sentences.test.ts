import { describe, expect, onTestFinished, test } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { LANGUAGES, sentenceOf, toldOf } from '../../server/flows/sentences.ts'
import { offersMessages } from '../../src/messages/offers.ts'
import { sellerListingMessages } from '../../src/messages/sellerListing.ts'

const notice = { cents: 4000, reason: null, count: 1, item: 'Guitar 1', name: 'Ann' }
const readSentences = () =>
  flows.flatMap((flow) =>
    Object.keys(flow.notices).flatMap((event) =>
      toldOf(flow.notices, event).flatMap(({ to }) =>
        LANGUAGES.map((language) => sentenceOf(flow, { ...notice, event, told_as: to }, language)),
      ),
    ),
  )
const sentences = readSentences()

test('no notification names a day that depends on when the user reads it', () => {
  expect(sentences.length).toBeGreaterThan(100)
  const relative = /\b(?:today|tomorrow|yesterday|i dag|i morgon|i går)\b/
  expect(sentences.filter((sentence) => relative.test(sentence ?? ''))).toEqual([])
})

describe('a length of time in a sentence', () => {
  const length = /\b(?:\d+|an?|one|two|three|ett|en) (?:days?|hours?|dag|dagar|dygn|timm(?:e|ar))\b/

  test('of a notification is that of the policy', () => {
    const durations: Record<string, string> = policy.durations
    const before = { ...durations }
    onTestFinished(() => void Object.assign(durations, before))
    for (const [index, name] of Object.keys(durations).entries()) {
      durations[name] = `P${100 + (name.endsWith('Reminder') ? 0 : 50) + index}D`
    }
    const [changed, counted] = [readSentences(), sentences.length]
    expect(changed).toHaveLength(counted)
    const told = sentences.filter((sentence) => length.test(sentence ?? ''))
    expect(told.length).toBeGreaterThan(20)
    // The market does not decide how long a bank takes.
    expect(told.filter((text) => changed.includes(text) && !/[bB]ank/.test(text ?? ''))).toEqual([])
  })

  test('of a screen is that of the policy', () => {
    const { durations } = policy
    const inHours = (duration: string) => millisecondsOf(duration) / 3_600_000
    const inDays = (duration: string) => inHours(duration) / 24
    const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number)
    for (const language of LANGUAGES) {
      const { makeHelp } = offersMessages[language]
      expect(numbersIn(makeHelp)).toEqual([
        inHours(durations.offer),
        inHours(durations.reservation),
      ])
      const { renew, putBack } = sellerListingMessages[language].asks
      for (const text of [renew.message, renew.succeeded, putBack.message]) {
        expect(numbersIn(text)).toEqual([inDays(durations.listing)])
      }
    }
  })
})
