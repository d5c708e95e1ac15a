import { beforeEach, describe, expect, test } from 'vitest'
import { forgetOldNotifications } from '../../server/notifications/forget.ts'
import type { OutgoingMail } from '../../server/vendors/mail/transport.ts'
import { deliver, mailedAfter, mailsOf } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** A transport that notes what it sends, and fails with an error as often as it is told. */
function recorded(failures = 0) {
  const sent: OutgoingMail[] = []
  let left = failures
  return {
    sent,
    send: async (mail: OutgoingMail) => {
      left -= 1
      if (left >= 0) throw new Error('450 Mailbox busy')
      sent.push(mail)
    },
  }
}

describe('delivery', () => {
  beforeEach(async () => {
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
  })

  test('sends a mail once', async () => {
    const transport = recorded()
    expect(await deliver(market, transport)).toBe(1)
    minutesPass(market, 24 * 60)
    expect(await deliver(market, transport)).toBe(0)
    expect(transport.sent).toMatchObject([
      { address: 'sue@example.test', language: 'en', subject: 'Ann offers $40 for Guitar 1.' },
    ])
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: true, failure: null }])
  })

  test('sends a mail once by two servers at once', async () => {
    const transport = recorded()
    const counts = await Promise.all([deliver(market, transport), deliver(market, transport)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(transport.sent).toHaveLength(1)
  })

  test('tries a mail again after growing pauses, and keeps it', async () => {
    const transport = recorded(2)
    await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: false }])
    expect(await deliver(market, transport)).toBe(0)
    minutesPass(market, 1)
    await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
    minutesPass(market, 3)
    expect(await deliver(market, transport)).toBe(0)
    minutesPass(market, 1)
    expect(await deliver(market, transport)).toBe(1)
    expect(transport.sent).toHaveLength(1)
  })

  test('gives a mail up after twelve attempts', async () => {
    const transport = recorded(12)
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
      minutesPass(market, 12 * 60)
    }
    minutesPass(market, 365 * 24 * 60)
    expect(await deliver(market, transport)).toBe(0)
    expect(await mailsOf(market, 'sue')).toMatchObject([
      { is_sent: false, failure: '450 Mailbox busy' },
    ])
  })

  test('sends the same mail again where the server dies after sending it', async () => {
    const transport = recorded()
    const { sent } = transport
    const dying = {
      send: async (mail: OutgoingMail) => {
        await transport.send(mail)
        throw new Error('The server dies before it reports the delivery.')
      },
    }
    await expect(deliver(market, dying)).rejects.toThrow('The server dies')
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: false }])
    minutesPass(market, 5)
    await deliver(market, transport)
    expect(sent).toHaveLength(2)
    const [first, again] = sent.map(({ id, createdAt }) => ({ id, createdAt }))
    expect(again).toEqual(first)
  })

  test('sends nothing to a user who was removed meanwhile', async () => {
    await market.database.query(`update users set removed_at = now() where id = 'sue'`)
    const transport = recorded()
    expect(await deliver(market, transport)).toBe(0)
    expect(transport.sent).toEqual([])
    expect(await mailsOf(market, 'sue')).toMatchObject([{ failure: 'The user is removed.' }])
  })

  test('is forgotten after a month, and what was told after half a year', async () => {
    const count = async (table: string) =>
      (await market.database.query(`select id from ${table}`)).length
    minutesPass(market, 29 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect([await count('mails'), await count('notifications')]).toEqual([1, 1])
    minutesPass(market, 2 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect([await count('mails'), await count('notifications')]).toEqual([0, 1])
    minutesPass(market, 150 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect(await count('notifications')).toBe(0)
  })
})
