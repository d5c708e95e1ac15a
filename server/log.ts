/** Writes one line of text. */
export type LineSink = (line: string) => void

export type LogFormat = 'text' | 'json'

type Entry =
  | {
      event: 'request'
      requestId: string
      method: string
      path: string
      status: number
      milliseconds: number
    }
  /** `about`: the code of a problem, or the name of a background task. */
  | { event: 'error'; requestId?: string; source: string; message: string }
  | { event: 'info'; source: string; message: string }

/** Logs an entry. Text that looks like a secret or an e-mail address is redacted in every field. */
export type Log = (entry: Entry) => void

/** Creates a log that writes one line for each entry: text for a terminal, or JSON for a log collector. */
export function createLog(write: LineSink, format: LogFormat): Log {
  return (entry) => write(withoutSecrets(format === 'json' ? jsonOf(entry) : textOf(entry)))
}

function jsonOf(entry: Entry): string {
  return JSON.stringify({ time: new Date().toISOString(), ...entry })
}

function textOf(entry: Entry): string {
  if (entry.event !== 'request') {
    const where = 'requestId' in entry ? ` (request ${entry.requestId})` : ''
    return `${entry.source}: ${entry.message}${where}`
  }
  const { method, path, status, milliseconds, requestId } = entry
  const line = `${method} ${path} ${status} ${milliseconds} ms`
  return status < 500 ? line : `${line} ${requestId}`
}

/** Matches e-mail addresses (also URL-encoded), JWTs, bearer tokens, and Stripe keys and client secrets. */
const SECRETS: readonly [RegExp, string][] = [
  [/(?<![^\s/"'()<>:=,])[^\s/"'()<>:=,]+(?:@|%40)[^\s/"'()<>:=,]+/gi, '{email}'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{token}'],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_\w+/g, '{key}'],
  [/_secret_\w+/g, '_secret_{secret}'],
  [/\bBearer [\w.~+/=-]+/gi, 'Bearer {token}'],
]

function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), line)
}
