import { expect, it } from 'vitest'
import { onceAtRest } from '../../src/app/onceAtRest.ts'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

it('what can wait does not come in the way of what is still coming, and comes after it', async () => {
  let isBegun = false
  onceAtRest(() => (isBegun = true))
  for (let call = 0; call < 6; call += 1) {
    await fetch(`/favicon.svg?${call}`)
    await pause(150)
  }
  expect(isBegun).toBe(false)
  await expect.poll(() => isBegun, { timeout: 6000 }).toBe(true)
})
