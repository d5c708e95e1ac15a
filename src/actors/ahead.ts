import type { Api } from '../api/api.ts'

/** How long an answer stands for the one that is asked for then, in milliseconds. */
const FRESH = 10_000

/** The calls, and the way to make some of them a moment before they are asked for. */
export type WithAhead = {
  api: Api
  /** What `work` asks for at once is asked for ahead. */
  ahead: <Result>(work: () => Result) => Result
  /** What one user was answered is nothing for the next. */
  forget: () => void
  /** How long what was asked for then still stands, in milliseconds; 0: not any more. */
  freshFor: (askedAt: number) => number
}

/**
 * The calls, of which some may have been made a moment before they are asked for: who asks for the same soon after is
 * given that answer, once. What failed is asked anew, and all of it once something has been changed.
 */
export function withAhead(calls: Api, now: () => number = () => performance.now()): WithAhead {
  const answers = new Map<string, { askedAt: number; answer: Promise<unknown> }>()
  let isAhead = false
  let forgotAt = Number.NEGATIVE_INFINITY
  const forget = () => {
    answers.clear()
    forgotAt = now()
  }
  const freshFor = (askedAt: number) =>
    askedAt > forgotAt ? Math.max(0, askedAt + FRESH - now()) : 0

  const ask = (name: string, make: () => Promise<unknown>): Promise<unknown> => {
    const kept = answers.get(name)
    const fresh = kept !== undefined && freshFor(kept.askedAt) > 0 ? kept.answer : null
    if (!isAhead) {
      answers.delete(name)
      return fresh ?? make()
    }
    if (fresh !== null) return fresh
    const answer = make()
    answers.set(name, { askedAt: now(), answer })
    answer.catch(() => answers.delete(name))
    return answer
  }

  return {
    api: new Proxy(calls, {
      get:
        (target, call) =>
        (...given: readonly unknown[]) => {
          if (!String(call).startsWith('get')) forget()
          const make = async () => Reflect.apply(Reflect.get(target, call), undefined, given)
          return ask(JSON.stringify([call, ...given]), make)
        },
    }),
    ahead(work) {
      isAhead = true
      try {
        return work()
      } finally {
        isAhead = false
      }
    },
    forget,
    freshFor,
  }
}
