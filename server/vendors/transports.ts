import type { Config } from '../config/config.ts'
import { smtpTransport } from './mail/smtp.ts'
import { type MailTransport, shownTransport } from './mail/transport.ts'
import { type VapidKeys, webPushTransport } from './push/web-push.ts'
import { tracedCalls } from './telemetry/provider-calls.ts'

/** Returns the transports of mails and push messages; `origin` is the market's, with which their links begin. */
export function createTransports(
  config: Pick<Config, 'smtp' | 'demo' | 'operatorEmail'>,
  { keys, origin }: { keys: VapidKeys; origin: string },
) {
  const mail = mailTransport(config, origin)
  const push = webPushTransport(keys, { contact: pushContact(config.operatorEmail, origin) })
  return {
    mail: mail === null ? null : tracedCalls(mail, 'mail'),
    push: tracedCalls(push, 'push'),
  }
}

/** Without an SMTP server, only the demo world has mails. */
const mailTransport = (
  { smtp, demo }: Pick<Config, 'smtp' | 'demo'>,
  origin: string,
): MailTransport | null =>
  smtp !== null ? smtpTransport(smtp, { origin }) : demo ? shownTransport : null

/**
 * Returns the mailto: or https: URL at which a push service reaches the operator (RFC 8292). `origin` is the market's. A
 * market on this machine alone, whose operator gave no address, has a placeholder: push services require one.
 */
function pushContact(operatorEmail: string | null, origin: string): string {
  if (operatorEmail !== null) return `mailto:${operatorEmail}`
  return origin.startsWith('https:') ? origin : 'mailto:operator@loppis.example'
}
