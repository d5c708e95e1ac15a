import { setTimeout as wait } from 'node:timers/promises'
import type { Breakage } from './breakdown.ts'
import type { CallName } from './calls.ts'
import type { FaultyMarket } from './market.ts'

/** Somebody on their way to something that needs a call, with real actors over real HTTP. */
export type Trial = {
  /** The state, for a report. */
  at(): string
  /** Nothing goes on by itself: the user is next. */
  isResting(): boolean
  isDone(): boolean
  /** The user is shown that something went wrong; left out where whatever is not done is that. */
  isTroubled?(): boolean
  /** What the user can read of it now. */
  words(): readonly string[]
  /** What was typed and is not there any more. */
  lost?(): readonly string[]
  /** Does what is offered next. */
  goOn(): void | Promise<void>
  /** Presses once more while it works. */
  pressAgain?(): void
  /** What is not right on the server once all is done. */
  wrongs(): Promise<readonly string[]>
  close(): void
}

/** A port of a machine, by the call behind it, in a state that calls it. */
export type Port = {
  name: string
  /** Section 7 reads nothing of the answer: any of success is one. */
  readsNothing?: boolean
  call: CallName
  open(market: FaultyMarket): Promise<Trial>
}

/** Milliseconds, on however busy a machine. */
const PATIENCE = 20_000
/** As often as a user does what is offered before giving up. */
const STEPS = 9

/** Settles what was asked for but is not here yet; false: it never comes to rest. */
async function rested(trial: Trial, isHeld: () => boolean = () => false): Promise<boolean> {
  const deadline = Date.now() + PATIENCE
  // A turn of the event loop first: what was done a moment ago may not have begun.
  await wait(0)
  while (!trial.isDone() && !trial.isResting() && !isHeld()) {
    if (Date.now() > deadline) return false
    await wait(1)
  }
  return true
}

/** Words for a person: a sentence, or the provider's own code; never markup, a stack or the name of a value. */
function isClear(words: string): boolean {
  const isCode = /^auth\/[a-z-]+$/.test(words)
  const isSentence = /^[A-Z].{2,199}$/s.test(words)
  return isCode || (isSentence && !/[<>{}]|undefined|\[object|TypeError|fetch failed/.test(words))
}

/** What a user meets who does what is offered until it is done, while the script goes wrong; nothing, where all is well. */
export async function survive(
  market: FaultyMarket,
  port: Port,
  script: Omit<Breakage, 'call'>,
): Promise<readonly string[]> {
  const { breakdown } = market
  const trial = await port.open(market)
  const problems: string[] = []
  const before = breakdown.timesHeard(port.call)
  const isLate = script.fault === 'arrives late' || script.fault === 'is answered late'
  const isHeld = () => isLate && breakdown.isHolding()
  breakdown.break({ call: port.call, ...script })
  for (let step = 0; step < STEPS && !trial.isDone(); step += 1) {
    await trial.goOn()
    if (!(await rested(trial, isHeld))) problems.push(`${trial.at()} never comes to rest`)
    if (isHeld()) {
      if (trial.isResting()) problems.push(`${trial.at()} does not show that it waits`)
      const heard = breakdown.timesHeard(port.call)
      trial.pressAgain?.()
      await market.hears()
      if (breakdown.timesHeard(port.call) > heard) {
        problems.push(`${trial.at()} calls again while it waits`)
      }
      breakdown.release()
      if (!(await rested(trial))) problems.push(`${trial.at()} never comes to rest`)
    }
    const isTroubled = !trial.isDone() && (trial.isTroubled?.() ?? true)
    if (isTroubled && breakdown.timesHeard(port.call) > before) {
      const words = trial.words()
      if (words.length === 0) problems.push(`${trial.at()} says nothing`)
      problems.push(
        ...words.filter((one) => !isClear(one)).map((one) => `${trial.at()} says '${one}'`),
      )
    }
    problems.push(...(trial.lost?.() ?? []).map((typed) => `${trial.at()} lost ${typed}`))
    if (problems.length > 0) break
  }
  if (problems.length === 0 && !trial.isDone()) problems.push(`${trial.at()} has no way on`)
  if (breakdown.suffered() === 0) problems.push('nothing went wrong')
  // What was cut may still arrive, after all has been done again.
  await breakdown.settle()
  problems.push(...(await trial.wrongs()))
  breakdown.mend()
  trial.close()
  return problems
}
