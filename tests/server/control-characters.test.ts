import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../server/routes/endpoints.ts'
import { type BookedStall, openBookedStall, send } from '../../tools/fuzz/booked-stall.ts'
import { changedRequests } from '../../tools/fuzz/changed-requests.ts'
import { everyCall } from '../../tools/fuzz/fuzz.ts'
import { shapesOf } from '../../tools/fuzz/valid-requests.ts'
import { openWalkMarket, type WalkMarket } from '../../tools/walks/market.ts'
import { callAs, addOtherSeller } from './callers.ts'
import { chair } from './chair.ts'
import { openTestApp } from './test-app.ts'

/** NUL, a bell, an escape, a delete and a C1 control character, and an unpaired surrogate. */
const NOT_PLAIN = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud83d']

let market: WalkMarket
let stall: BookedStall
beforeAll(async () => {
  market = await openWalkMarket()
  stall = await openBookedStall(market)
})
afterAll(() => market.database.close())

/** Sends the valid request of a call once for each value that `change` changes; returns the answers. */
async function answersTo(call: Call, change: (value: unknown, place: string) => unknown) {
  const shape = shapesOf(stall)[call]
  const answers: { place: string; status: number; code: unknown }[] = []
  for (const [place, request] of changedRequests(call, shape, change)) {
    const { status, text } = await send(market, stall, request)
    answers.push({ place, status, code: status < 400 ? null : JSON.parse(text).code })
  }
  return answers
}

test.each(everyCall)('%s rejects control characters and unpaired surrogates', async (call) => {
  for (const character of NOT_PLAIN) {
    const answers = await answersTo(call, (value, place) => {
      // The server reads no event of the card provider without a signature.
      const isRead = call !== 'POST /webhooks/cards'
      // An address cannot hold an unpaired surrogate.
      const isPossible = character.isWellFormed() || place.startsWith('body')
      return typeof value === 'string' && isRead && isPossible ? `${value}${character}x` : value
    })
    const accepted = answers.filter(({ code }) => code !== 'invalid-request')
    expect(accepted, JSON.stringify(character)).toEqual([])
  }
})

test.each(everyCall)('%s has no internal error for a number beyond all columns', async (call) => {
  const answers = await answersTo(call, (value) => {
    if (typeof value === 'number') return 3e9
    return typeof value === 'string' && /^\d+$/.test(value) ? '3000000000' : value
  })
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('L2: a description keeps line breaks, tabs and non-Latin scripts', async () => {
  const small = await openTestApp()
  await addOtherSeller(small)
  const description = 'Vier Beine.\n\tشجرة 🪑 \u200Fרהיט'
  const answer = await callAs(small, 'tom', 'POST', '/add-product', {
    json: { ...chair, description },
  })
  expect(answer.status).toBe(200)
  const listed = await callAs(small, 'tom', 'GET', '/all-products/tom@example.test')
  expect(listed.body).toMatchObject([{ description }])
})
