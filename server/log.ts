import { type Logger, pino, stdTimeFunctions } from 'pino'
import { prettyFactory } from 'pino-pretty'

/** Writes one line of text. */
export type LineSink = (line: string) => void

export type LogFormat = 'text' | 'json'

/** Logs messages with fields. Text that looks like a secret or an e-mail address is redacted in each line. */
export type Log = Logger

const toText = prettyFactory({
  colorize: false,
  hideObject: true,
  ignore: 'level,time',
  messageFormat({ method, path, status, milliseconds, source, msg, requestId }) {
    const words =
      method === undefined
        ? [source, '-', msg, requestId]
        : [method, path, status, milliseconds, 'ms', Number(status) < 500 ? undefined : requestId]
    return words.filter((word) => typeof word === 'string' || typeof word === 'number').join(' ')
  },
})

/** Creates a log that writes one line for each message: text for a terminal, or JSON for a log collector. */
export function createLog(write: LineSink, format: LogFormat): Log {
  return pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      hooks: {
        streamWrite: (line) =>
          format === 'json' ? jsonWithoutSecrets(line) : withoutSecrets(toText(line)),
      },
    },
    { write: (line) => write(line.trimEnd()) },
  )
}

/** Matches e-mail addresses (also URL-encoded), JWTs, bearer tokens, and Stripe keys and client secrets. */
const SECRETS: readonly [RegExp, string][] = [
  [/(?<![^\s/"'()<>:=,])[^\s/"'()<>:=,]+(?:@|%(?:25)*40)[^\s/"'()<>:=,]+/gi, '{email}'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{token}'],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_\w+/g, '{key}'],
  [/_secret_\w+/g, '_secret_{secret}'],
  [/\bBearer [\w.~+/=-]+/gi, 'Bearer {token}'],
]

function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), line)
}

/** Masks the texts of a line of JSON one by one where some have escapes: a secret must not end within an escape. */
function jsonWithoutSecrets(line: string): string {
  if (!line.includes('\\')) return withoutSecrets(line)
  return JSON.stringify(JSON.parse(line), (_, value: unknown) =>
    typeof value === 'string' ? withoutSecrets(value) : value,
  )
}
