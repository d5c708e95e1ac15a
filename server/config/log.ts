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
        streamWrite: (line) => {
          const short = line.length > LONGEST_TEXT ? withShortTexts(line) : line
          return format === 'json' ? jsonWithoutSecrets(short) : withoutSecrets(toText(short))
        },
      },
    },
    { write: (line) => write(line.trimEnd()) },
  )
}

/**
 * Matches e-mail addresses (also URL-encoded), JWTs, bearer tokens, and Stripe keys and client secrets. Each
 * takes time in proportion to the text (tests/project/regular-expressions.test.ts): the search for a JWT begins once a word, and not
 * at each of its hyphens.
 */
const SECRETS: readonly [RegExp, string][] = [
  [/(?<![^\s/"'()<>:=,])[^\s/"'()<>:=,]+(?:@|%(?:25)*40)[^\s/"'()<>:=,]+/gi, '{email}'],
  [/(?<![\w-])(?=[\w-]*\beyJ)[\w-]+\.[\w-]+\.[\w-]*/g, '{token}'],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_\w+/g, '{key}'],
  [/_secret_\w+/g, '_secret_{secret}'],
  [/\bBearer [\w.~+/=-]+/gi, 'Bearer {token}'],
]

/** A longer text of a line is cut, since a caller chooses some of them, such as a path. */
const LONGEST_TEXT = 4000

const withShortTexts = (line: string): string =>
  JSON.stringify(JSON.parse(line), (_, value: unknown) =>
    typeof value === 'string' ? cut(value) : value,
  )

/** Cuts a long text between two words: without its end, a secret is not recognized. */
function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const start = text.slice(0, LONGEST_TEXT)
  return `${start.slice(0, start.search(/[\s/"'()<>:=,][^\s/"'()<>:=,]*$/) + 1)}…`
}

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
