import { describe, expect, test } from 'vitest'
import { Passwords, SAFE_COST } from '../../server/standins/identity/passwords.ts'

describe('a password', () => {
  const passwords = new Passwords(SAFE_COST)

  test("is kept at OWASP's minimum for scrypt, never twice as the same", async () => {
    const [one, other] = await Promise.all([passwords.hash('second'), passwords.hash('second')])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect(other).not.toBe(one)
  })

  test('is known again, at whatever cost it was kept', async () => {
    const cheap = await new Passwords({ N: 2, r: 8, p: 1 }).hash('second-hand')
    expect(await passwords.verify('second-hand', cheap)).toBe(true)
    expect(await passwords.verify('second hand', cheap)).toBe(false)
  })

  test('of nobody is wrong', async () => {
    expect(await passwords.verify('', null)).toBe(false)
  })
})
