import type { Browser } from 'playwright'
import type { Site } from './site.ts'

/** A performance target and the measured value. */
export type Goal = { name: string; wanted: string; seen: string; isMet: boolean }

/** The result of one part of the benchmark: Markdown text and goals. */
export type Finding = { text: string; goals: readonly Goal[] }

/** The resources that parts share; each is opened on first use. */
export type Bench = {
  /** How many times each variant is measured. */
  runs: number
  /** How many products the market of the part `servers` has. */
  products: number
  browser(): Promise<Browser>
  site(): Promise<Site>
}

/** A part of the benchmark, selected by its name: `npm run bench -- home`. */
export type Part = { name: string; title: string; run(bench: Bench): Promise<Finding> }

/** Formats a goal's figure as whole milliseconds. */
export const inMs = { unit: ' ms', digits: 0 }

type Digits = { unit?: string; digits?: number }

const goal = (
  name: string,
  wanted: string,
  isMet: boolean,
  seen: number,
  { unit = '', digits = 2 }: Digits,
): Goal => ({ name, wanted: `${wanted}${unit}`, seen: `${seen.toFixed(digits)}${unit}`, isMet })

/** Creates a goal that a figure is at most `limit`. */
export const atMost = (name: string, limit: number, seen: number, digits: Digits = {}): Goal =>
  goal(name, `at most ${limit}`, seen <= limit, seen, digits)

/** Creates a goal that a figure is at least `limit`. */
export const atLeast = (name: string, limit: number, seen: number, digits: Digits = {}): Goal =>
  goal(name, `at least ${limit}`, seen >= limit, seen, digits)
