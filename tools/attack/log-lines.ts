import type { Attempts } from './report.ts'

/** A request as the server logs it: method, encoded path, status, duration, and the id of a failed one. */
const REQUEST = /^[A-Z-]+ \/\S* \d{3} \d+ ms(?: [\w-]{8,64})?$/
/** A message of the server itself. */
const MESSAGE = /^[a-z-]+ - [^\p{Cc}]+$/u
/** How the server reports a defect of its own, or a part that does not answer. */
const BLAME = /^(?:internal|[a-z]+-unavailable) - /
const CONTROL = /\p{Cc}/u
const SECRET = /eyJ[\w-]{10}|[\w.]@[\w-]+\.test|_secret_\w{5}|\b(?:sk_test|whsec)_\w|Bearer (?!\{)/

/** Checks each line that the server has logged during the attacks: nobody has written a line, a colour or a secret. */
export function attackLog(printed: readonly string[], attempts: Attempts): void {
  // The lines before the first request tell the operator the demo accounts.
  const lines = printed.slice(printed.findIndex((line) => REQUEST.test(line)))
  const checks: Record<string, (line: string) => boolean> = {
    'is a line of the server': (line) => REQUEST.test(line) || MESSAGE.test(line),
    'has no control character': (line) => !CONTROL.test(line),
    'has no secret': (line) => !SECRET.test(line),
    'blames no part of the server for a request': (line) => !BLAME.test(line),
    'is not forged': (line) => !line.startsWith('GET /forged'),
  }
  for (const [name, isFine] of Object.entries(checks)) {
    const wrong = lines.filter((line) => !isFine(line))
    attempts.count(`each of ${lines.length} log lines ${name}`, wrong.length === 0, {
      exchange: wrong
        .slice(0, 5)
        .map((line) => JSON.stringify(line.slice(0, 300)))
        .join('\n  '),
    })
  }
}
