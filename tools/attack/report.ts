import { type MarkdownColumn, markdownTable } from '../markdown-table.ts'

/** An attempt that did not hold, with its request and response. */
type Breach = { attempt: string; exchange: string }

/** Counts the attempts of a group. */
export class Attempts {
  held = 0
  readonly breaches: Breach[] = []

  /** Counts one attempt. `answer` shows the request and the response if the attempt did not hold. */
  count(attempt: string, isHeld: boolean, answer: { exchange: string }): void {
    if (isHeld) this.held += 1
    else this.breaches.push({ attempt, exchange: withoutSecrets(answer.exchange) })
  }

  get made(): number {
    return this.held + this.breaches.length
  }
}

/** Attacks of one kind; `tries` says in a few words what they are. */
export type Group = {
  name: string
  tries: string
  attack(attempts: Attempts): Promise<void>
}

type Outcome = { group: Group; attempts: Attempts; seconds: number; isFinished: boolean }

type Options = {
  /** The milliseconds after which the run stops. */
  deadlineMs: number
  write(text: string): void
}

/**
 * Runs the groups one after the other and prints each breach and a table of counts. Returns the exit code: 1 for a
 * breach, for a group that throws or tries nothing, and for a run that reaches its deadline.
 */
export async function runGroups(
  groups: readonly Group[],
  { deadlineMs, write }: Options,
): Promise<0 | 1> {
  const deadline = performance.now() + deadlineMs
  const outcomes: Outcome[] = []
  for (const group of groups) {
    write(`${group.name}: ${group.tries}\n`)
    const outcome = await runGroup(group, deadline)
    outcomes.push(outcome)
    for (const { attempt, exchange } of outcome.attempts.breaches) {
      write(`BREACHED ${group.name}: ${attempt}\n  ${exchange}\n`)
    }
    if (!outcome.isFinished) break
  }
  write(`\n${tableOf(outcomes)}\n`)
  const left = groups.slice(outcomes.length).map(({ name }) => name)
  const last = outcomes.at(-1)
  if (last?.isFinished === false) {
    const rest = left.length === 0 ? '' : ` Not tried: ${left.join(', ')}.`
    write(`Stopped in ${last.group.name} after ${deadlineMs / 1000} seconds.${rest}\n`)
    return 1
  }
  return outcomes.some(({ attempts }) => attempts.breaches.length > 0) ? 1 : 0
}

async function runGroup(group: Group, deadline: number): Promise<Outcome> {
  const attempts = new Attempts()
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, deadline - began))
  })
  const finished = group.attack(attempts).then(
    () => {
      const isEmpty = attempts.made === 0
      if (isEmpty) attempts.count('the group tries something', false, { exchange: 'no attempt' })
      return true
    },
    (error: unknown) => {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      attempts.count('the group comes to its end', false, { exchange: words })
      return true
    },
  )
  const isFinished = await Promise.race([finished, late])
  clearTimeout(timer)
  return { group, attempts, isFinished, seconds: (performance.now() - began) / 1000 }
}

const columns: readonly MarkdownColumn[] = [
  { head: 'group', align: 'left' },
  { head: 'attempts', align: 'right' },
  { head: 'held', align: 'right' },
  { head: 'breached', align: 'right' },
  { head: 'seconds', align: 'right' },
]

function tableOf(outcomes: readonly Outcome[]): string {
  const row = (name: string, made: number, held: number, seconds: number) => [
    name,
    String(made),
    String(held),
    String(made - held),
    seconds.toFixed(1),
  ]
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return markdownTable(columns, [
    ...outcomes.map(({ group, attempts, seconds }) =>
      row(group.name, attempts.made, attempts.held, seconds),
    ),
    row(
      'all',
      sum(({ attempts }) => attempts.made),
      sum(({ attempts }) => attempts.held),
      sum(({ seconds }) => seconds),
    ),
  ])
}

const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){0,4}/g, '{token}'],
  [/_secret_\w+/g, '_secret_{secret}'],
  [/\b(?:(?:sk|rk)_(?:test|live)|whsec)_\w+/g, '{key}'],
  [/("(?:password|refreshToken|refresh_token)":")[^"]*/g, '$1{secret}'],
]

/** Masks tokens, client secrets, keys and passwords. */
function withoutSecrets(text: string): string {
  return SECRETS.reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), text)
}
