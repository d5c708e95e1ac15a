import { mails } from '../../server/notifications/deliver.ts'
import { digests } from '../../server/notifications/digest.ts'
import type { MailTransport } from '../../server/vendors/mail/transport.ts'
import { performDue } from '../../server/flows/worker.ts'
import { minutesPass } from './test-app-steps.ts'
import type { Person, TestApp } from './test-app.ts'

export const ORIGIN = 'https://shop.example'

/** Writes the mails that are due at the test's time. */
export const writeDigests = ({ market }: TestApp): Promise<number> =>
  performDue(market, digests({ ...market, origin: ORIGIN }))

/** Lets minutes pass, and writes the mails that are due then. */
export async function mailedAfter(market: TestApp, minutes: number): Promise<number> {
  minutesPass(market, minutes)
  return writeDigests(market)
}

/** Sends the mails that are due at the test's time. */
export const deliver = ({ market }: TestApp, transport: MailTransport): Promise<number> =>
  performDue(market, mails({ ...market, transport }))

export type MailRow = {
  subject: string
  language: string
  address: string
  body_text: string
  body_html: string
  unsubscribe_url: string | null
  failure: string | null
  is_sent: boolean
}

/** Reads the mails of a user, the oldest first. */
export const mailsOf = ({ database }: TestApp, person: Person): Promise<MailRow[]> =>
  database.query<MailRow>(
    `select subject, language, address, body_text, body_html, unsubscribe_url, failure,
            sent_at is not null as is_sent from mails where user_id = $1 order by id`,
    [person],
  )
