import { expect, test } from 'vitest'
import { flows } from '../../server/market-flows.ts'
import { LANGUAGES, sentenceOf, toldOf } from '../../server/notifications/sentences.ts'

const notice = { cents: 4000, reason: null, count: 1, item: 'Guitar 1', name: 'Ann' }
const sentences = flows.flatMap((flow) =>
  Object.keys(flow.notices).flatMap((event) =>
    toldOf(flow.notices, event).flatMap(({ to }) =>
      LANGUAGES.map((language) => sentenceOf(flow, { ...notice, event, told_as: to }, language)),
    ),
  ),
)

test('no notification names a day that depends on when the user reads it', () => {
  expect(sentences.length).toBeGreaterThan(100)
  const relative = /\b(?:today|tomorrow|yesterday|i dag|i morgon|i går)\b/
  expect(sentences.filter((sentence) => relative.test(sentence ?? ''))).toEqual([])
})
