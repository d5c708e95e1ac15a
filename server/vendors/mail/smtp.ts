import { createTransport } from 'nodemailer'
import type { Smtp } from '../../config/mail.ts'
import { isLoopback } from '../../config/loopback.ts'
import type { MailTransport } from './transport.ts'

const PATIENCE_MS = 20_000

/**
 * Creates the transport to an SMTP server; each mail has a connection of its own. `origin` is the market's, whose host
 * ends the Message-IDs. `patience`: the timeout of each step in milliseconds.
 */
export function smtpTransport(
  { from, ...smtp }: Smtp,
  { origin, patience = PATIENCE_MS }: { origin: string; patience?: number },
): MailTransport {
  const transporter = connectionTo(smtp, patience)
  const { hostname } = new URL(origin)
  return {
    async send(mail) {
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.address },
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
        date: mail.createdAt,
        // A database that is restored gives its ids again, but not at the same time.
        messageId: `<${mail.id}.${mail.createdAt.getTime()}@${hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.language,
          ...(mail.unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}

/** Returns why the SMTP server does not take mails, in one line; null where it does. Sends none. */
export async function checkSmtp(smtp: Smtp, patience: number): Promise<string | null> {
  try {
    await connectionTo(smtp, patience).verify()
    return null
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return code === 'EAUTH'
      ? `The mail server ${smtp.host} does not take the user and password in SMTP_URL (${responseCode ?? code}).`
      : `The mail server ${smtp.host} does not answer (${code ?? 'no answer'}): mails wait until it does.`
  }
}

type Connection = Omit<Smtp, 'from'>

const connectionTo = ({ host, port, isTls, login }: Connection, patience: number) =>
  createTransport({
    host,
    port,
    secure: isTls,
    // A password is not sent in the clear, but to this machine.
    requireTLS: login !== null && !isLoopback(host),
    ...(login !== null && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
