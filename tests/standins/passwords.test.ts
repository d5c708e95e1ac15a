import { describe, expect, test } from 'vitest'
import { Passwords, SAFE_COST } from '../../server/standins/identity/passwords.ts'

describe('a password', () => {
  const passwords = new Passwords(SAFE_COST)

  test("is hashed by scrypt at OWASP's minimum cost, with a new salt each time", async () => {
    const [one, other] = await Promise.all([passwords.hash('second'), passwords.hash('second')])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect(other).not.toBe(one)
  })

  test('is verified at the cost that its hash names', async () => {
    const cheap = await new Passwords({ N: 2, r: 8, p: 1 }).hash('second-hand')
    expect(await passwords.verify('second-hand', cheap)).toBe(true)
    expect(await passwords.verify('second hand', cheap)).toBe(false)
  })

  test('is wrong if there is no hash', async () => {
    expect(await passwords.verify('', null)).toBe(false)
  })
})
