import type { Answer } from './client.ts'
import type { Attempts } from './report.ts'

const AT_ONCE = 8
/** A response that takes longer suggests that the database ran pg_sleep. */
const SLOW_MS = 8000

/** Internals that no error may reveal: stack traces, files, SQL, the database. */
const INNER =
  /\bat \S+ \(|:\d+:\d+|node_modules|\.ts\b|select \w|insert into|violates|relation "|syntax error|pglite/i

/** One request; `payload` is the text in it that an error may repeat. */
export type Trial = { attempt: string; payload: string; send: () => Promise<Answer> }

/** Sends every request. An answer must be quick, must be JSON without internals, and must not be a 5xx. */
export async function runTrials(trials: readonly Trial[], attempts: Attempts): Promise<void> {
  const waiting = [...trials]
  const work = async () => {
    for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
      const answer = await trial.send()
      attempts.count(trial.attempt, isHarmless(answer, trial.payload), answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

function isHarmless(answer: Answer, payload: string): boolean {
  const { status, text, headers, fields, milliseconds } = answer
  const isEmpty = status === 204 && text === ''
  const isJson = isEmpty || (headers.get('content-type') ?? '').includes('json')
  // A payload may be repeated, plain or escaped as JSON.
  const own = [payload, JSON.stringify(payload).slice(1, -1)].reduce(
    (rest, repeated) => (repeated === '' ? rest : rest.replaceAll(repeated, '')),
    text,
  )
  const isSilent = status < 400 || !INNER.test(own)
  const isAnswered = status >= 200 && status < 500 && milliseconds < SLOW_MS
  const isPolluted = headers.has('set-cookie') || fields['polluted'] !== undefined
  return isAnswered && isSilent && isJson && !isPolluted
}

/** Returns the beginning of a value. */
export const shown = (value: unknown) => JSON.stringify(value).slice(0, 60)

/** Percent-encodes text. A lone surrogate becomes U+FFFD, because no address can contain it. */
export const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())
