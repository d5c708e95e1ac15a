import { ConfigError, type Environment, textOf } from './values.ts'

/** The SMTP server that takes the market's mails. */
export type Smtp = {
  host: string
  port: number
  /** TLS from the first byte (smtps:). Otherwise TLS begins where the server offers it (STARTTLS). */
  isTls: boolean
  /** null: the server takes mails without. */
  login: { user: string; password: string } | null
  /** The sender, such as 'Loppis <no-reply@shop.example>'. */
  from: string
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

const ADDRESS =
  /^(?:[^<>@"\p{Cc}]+ )?<[\w.+-]+@[\w-]+(?:\.[\w-]+)+>$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u

/** Reads where mails go: null without SMTP_URL. `publicOrigin` is where their links lead. Throws ConfigError. */
export function readSmtp(env: Environment, publicOrigin: string | null): Smtp | null {
  const text = textOf(env, 'SMTP_URL')
  const from = readSender(env)
  if (text === null) {
    if (from !== null) throw new ConfigError('MAIL_FROM needs SMTP_URL beside it.')
    return null
  }
  const server = readServer(text)
  if (from === null) {
    throw new ConfigError(
      'SMTP_URL needs MAIL_FROM beside it, such as Loppis <no-reply@shop.example>.',
    )
  }
  if (publicOrigin === null) {
    throw new ConfigError('SMTP_URL needs PUBLIC_ORIGIN beside it, since mails have links.')
  }
  return { ...server, from }
}

function readSender(env: Environment): string | null {
  const text = textOf(env, 'MAIL_FROM')
  if (text !== null && !ADDRESS.test(text)) {
    throw new ConfigError(
      `MAIL_FROM must be an address such as Loppis <no-reply@shop.example>, not '${text}'.`,
    )
  }
  return text
}

function readServer(text: string): Omit<Smtp, 'from'> {
  const url = URL.canParse(text) ? new URL(text) : null
  const protocol = url?.protocol
  if (url === null || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.hostname === '') {
    throw refusal()
  }
  const user = decoded(url.username)
  const password = decoded(url.password)
  if ((user === '') !== (password === '') || !/^\/?$/.test(url.pathname) || url.search !== '') {
    throw refusal()
  }
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    isTls: protocol === 'smtps:',
    login: user === '' ? null : { user, password },
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw refusal()
  }
}

const refusal = () =>
  new ConfigError(
    'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host (its value is not shown here). Percent-encode special characters of the password.',
  )
