import { setTimeout as wait } from 'node:timers/promises'
import type { InjectedFault } from './fault-injector.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp } from './faulty-app.ts'

/** A user's task that needs a call, with real actors over real HTTP. */
export type Scenario = {
  /** Returns the state, for problem messages. */
  at(): string
  /** Returns whether nothing is pending and the user acts next. */
  isIdle(): boolean
  isDone(): boolean
  /** Returns whether the user sees a failure; by default, any state that is not done is one. */
  showsFailure?(): boolean
  /** Returns the text that the user can read now. */
  visibleText(): readonly string[]
  /** Returns the input that was typed and is lost. */
  lostInput?(): readonly string[]
  /** Performs the action that the screen offers next. */
  proceed(): void | Promise<void>
  /** Repeats the action while it is pending. */
  repeatAction?(): void
  /** Returns the problems on the server after the task is done. */
  serverProblems(): Promise<readonly string[]>
  close(): void
}

/** A port of a machine, identified by its call, in a state that makes the call. */
export type Port = {
  name: string
  /** The client reads nothing from the response (section 7), so any success is valid. */
  readsNothing?: boolean
  call: CallName
  open(market: FaultyApp): Promise<Scenario>
}

/** Milliseconds, enough for a busy machine. */
const PATIENCE = 20_000
/** The number of offered actions that a user performs before giving up. */
const STEPS = 9

/** Waits until the trial is done, resting or held; resolves to false if that takes longer than PATIENCE. */
export async function rested(
  trial: Scenario,
  isHeld: () => boolean = () => false,
): Promise<boolean> {
  const deadline = Date.now() + PATIENCE
  // Yield to the event loop first: the action of a moment ago may not have started.
  await wait(0)
  while (!trial.isDone() && !trial.isIdle() && !isHeld()) {
    if (Date.now() > deadline) return false
    await wait(1)
  }
  return true
}

/** Returns whether a text is a sentence or the provider's error code, without markup, a stack or a value's name. */
function isClear(words: string): boolean {
  const isCode = /^auth\/[a-z-]+$/.test(words)
  const isSentence = /^[A-Z].{2,199}$/s.test(words)
  return isCode || (isSentence && !/[<>{}]|undefined|\[object|TypeError|fetch failed/.test(words))
}

/** Performs the offered actions until the task is done, while the script injects faults; returns the problems found. */
export async function runScenario(
  market: FaultyApp,
  port: Port,
  script: Omit<InjectedFault, 'call'>,
): Promise<readonly string[]> {
  const { breakdown } = market
  const trial = await port.open(market)
  const problems: string[] = []
  const before = breakdown.timesHeard(port.call)
  const isLate = script.fault === 'arrives late' || script.fault === 'is answered late'
  const isHeld = () => isLate && breakdown.isHolding()
  breakdown.inject({ call: port.call, ...script })
  for (let step = 0; step < STEPS && !trial.isDone(); step += 1) {
    await trial.proceed()
    if (!(await rested(trial, isHeld))) problems.push(`${trial.at()} never comes to rest`)
    if (isHeld()) {
      if (trial.isIdle()) problems.push(`${trial.at()} does not show that it waits`)
      const heard = breakdown.timesHeard(port.call)
      trial.repeatAction?.()
      await market.hears()
      if (breakdown.timesHeard(port.call) > heard) {
        problems.push(`${trial.at()} calls again while it waits`)
      }
      breakdown.release()
      if (!(await rested(trial))) problems.push(`${trial.at()} never comes to rest`)
    }
    const isTroubled = !trial.isDone() && (trial.showsFailure?.() ?? true)
    if (isTroubled && breakdown.timesHeard(port.call) > before) {
      const words = trial.visibleText()
      if (words.length === 0) problems.push(`${trial.at()} says nothing`)
      problems.push(
        ...words.filter((one) => !isClear(one)).map((one) => `${trial.at()} says '${one}'`),
      )
    }
    problems.push(...(trial.lostInput?.() ?? []).map((typed) => `${trial.at()} lost ${typed}`))
    if (problems.length > 0) break
  }
  if (problems.length === 0 && !trial.isDone()) problems.push(`${trial.at()} has no way on`)
  if (breakdown.suffered() === 0) problems.push('nothing went wrong')
  // A held request may still arrive after everything has been repeated.
  await breakdown.settle()
  problems.push(...(await trial.serverProblems()))
  breakdown.mend()
  trial.close()
  return problems
}
