import type { Browser } from 'playwright'
import type { Site } from './site.ts'

/** A sentence of what should be, and what was seen. */
export type Goal = { name: string; wanted: string; seen: string; isMet: boolean }

/** What a part of the benchmark found out, as Markdown. */
export type Finding = { text: string; goals: readonly Goal[] }

/** What parts measure with; opened by the first that asks. */
export type Bench = {
  /** How often each thing is measured. */
  runs: number
  browser(): Promise<Browser>
  site(): Promise<Site>
}

/** A part of the benchmark, run by its name: `npm run bench -- home`. */
export type Part = { name: string; title: string; run(bench: Bench): Promise<Finding> }

/** How milliseconds are told in a goal. */
export const inMs = { unit: ' ms', digits: 0 }

type Digits = { unit?: string; digits?: number }

const goal = (
  name: string,
  wanted: string,
  isMet: boolean,
  seen: number,
  { unit = '', digits = 2 }: Digits,
): Goal => ({ name, wanted: `${wanted}${unit}`, seen: `${seen.toFixed(digits)}${unit}`, isMet })

/** A goal that a figure stays at or below. */
export const atMost = (name: string, limit: number, seen: number, digits: Digits = {}): Goal =>
  goal(name, `at most ${limit}`, seen <= limit, seen, digits)

/** A goal that a figure reaches. */
export const atLeast = (name: string, limit: number, seen: number, digits: Digits = {}): Goal =>
  goal(name, `at least ${limit}`, seen >= limit, seen, digits)
