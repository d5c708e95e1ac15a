import { type AnyActor, createActor, waitFor } from 'xstate'
import type { Failure } from '../../src/domain/failure.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp, Person, TestData } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

type Task = {
  /** The machine of the task. */
  machineOf: (page: Page) => Parameters<typeof createActor>[0]
  /** The input of the machine in a stall. */
  inputOf?: (stall: TestData) => unknown
  /** The events that the screen offers, in the order of the task. */
  events: readonly { type: string; [field: string]: unknown }[]
  /** The user does it once: a message that is written again is another one. */
  isOnce?: boolean
  readsNothing?: Port['readsNothing']
  /** The state before the call under test; null: the call comes first. */
  before: string | null
  done: string
  /** Whether the context shows that the task is done, where the task can also begin in the state `done`. */
  isDone?: (context: Record<string, unknown>) => boolean
  /** Returns the problems on the server after the task. */
  problems: (market: FaultyApp, person: Person) => Promise<readonly string[]>
}

/** Performs a task on the page of the account. */
async function openTask(market: FaultyApp, task: Task): Promise<Scenario> {
  const stall = await market.createTestData()
  const { buyer } = stall
  const page = openPage(market, buyer)
  await page.start()
  let actor: AnyActor | null = null
  const state = () => actor?.getSnapshot()
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  let isSent = false
  const send = () => {
    const last = task.events.at(-1)
    for (const event of task.events) {
      if ((isSent && task.isOnce === true && event === last) || state()?.can(event) !== true)
        continue
      isSent ||= event === last
      return actor?.send(event)
    }
    return undefined
  }
  const open = async () => {
    actor = createActor(task.machineOf(page), { input: task.inputOf?.(stall) }).start()
    const { before } = task
    if (before === null) return
    while (!actor.getSnapshot().matches(before)) {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      if (!actor.getSnapshot().matches(before)) send()
    }
  }
  if (task.before !== null) await open()
  const failure = (): Failure | null => state()?.context.failure ?? null
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => state()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => state()?.matches(task.done) === true && task.isDone?.(state()?.context) !== false,
    showsFailure: () => isOver() || failure() !== null,
    visibleText: () => visibleTextOf(page, failure()),
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        actor?.stop()
        actor = null
      }
      if (actor === null) await open()
      send()
    },
    repeatAction: send,
    serverProblems: () => task.problems(market, buyer),
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** Returns a port that a task on the page of the account calls. */
export const port = (name: string, call: CallName, task: Task): Port => ({
  name,
  call,
  readsNothing: task.readsNothing ?? false,
  open: (market) => openTask(market, task),
})
