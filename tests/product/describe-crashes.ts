import { describe, expect, it } from 'vitest'
import type { Path } from '../model/model.ts'
import { explore } from '../model/paths.ts'
import { invokedAt } from '../model/stimuli.ts'
import { pathsToStates } from '../model/transition-cover.ts'
import { sampleOf } from '../model/sample.ts'
import { isReachable } from './coverage.ts'
import { onStage, seeState, takeSteps } from './walk.ts'
import { type AppFixture, setupAppFixture } from './app-fixture.ts'
import { crashDrivers, performActions } from './crash-drivers.ts'
import {
  type Crash,
  type CrashFlow,
  type CrashTable,
  crashes,
  isSame,
  type Row,
  type Rows,
  rowsOf,
} from './crash.ts'

type Case = {
  state: string
  crash: Crash
  row: Row
  path: Path
  /** The invoke ids of the ports that are active in the state. */
  ports: readonly string[]
}

/** `npm run test:long` takes every twentieth row; CRASHES=all takes every row. */
const EVERY = 20

/** Registers a test for each row of a table: it brings the page to the state, crashes it and checks the outcome. */
export function describeCrashes<Context>(rules: string, crashFlow: CrashFlow<Context>): void {
  const { flow, table, avoids = () => false } = crashFlow
  const model = explore(flow.script)
  const isReached = ({ stimulus }: (typeof model.edges)[number], before: number) =>
    isReachable(flow, stimulus, before)
  const paths = new Map([
    ...pathsToStates(model, isReached),
    ...pathsToStates(model, (edge, before) => isReached(edge, before) && !avoids(edge.stimulus)),
  ])
  const cases = Object.entries(table).flatMap(([state, rows]): Case[] => {
    const path = paths.get(state)
    if (typeof rows === 'string' || path === undefined) return []
    const node = model.nodes.find(({ name }) => name === state)
    const ports = node === undefined ? [] : invokedAt(node.snapshot)
    return crashes.flatMap((crash) =>
      rowsOf(rows[crash]).map((row) => ({ state, crash, row, path, ports })),
    )
  })
  const walked = sampleOf(cases, 'CRASHES', EVERY)

  describe(`${rules}: a page is interrupted in any state`, () => {
    it('every state has a row', () => {
      const states = new Set(model.nodes.map(({ name }) => name))
      expect([...states].filter((name) => !(name in table))).toEqual([])
      expect(Object.keys(table).filter((name) => !states.has(name))).toEqual([])
    })

    it('every state with rows is reached, and nothing stands for a row that is not there', () => {
      for (const [state, rows] of Object.entries(table)) {
        if (typeof rows === 'string') continue
        expect(paths.has(state), state).toBe(true)
        for (const crash of crashes) {
          expect(walkedFor(table, state, rows[crash]), `${state}, ${crash}`).not.toEqual([])
        }
      }
    })

    // Tests that move the server's clock need their own server and cannot run concurrently.
    describeIn(
      'a page',
      walked.filter(({ crash }) => crash !== 'dayLater'),
      crashFlow,
      true,
    )
    describeIn(
      'a day',
      walked.filter(({ crash }) => crash === 'dayLater'),
      crashFlow,
      false,
    )
  })
}

function describeIn<Context>(
  what: string,
  cases: readonly Case[],
  crashFlow: CrashFlow<Context>,
  concurrent: boolean,
): void {
  if (cases.length === 0) return
  describe(what, { concurrent }, () => {
    const world = setupAppFixture(
      crashFlow.flow.readsPictures === true ? { look: 'with pictures' } : {},
    )

    it.each(cases.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
      world().market.setClockOffset(0)
      await runCrash(world(), crashFlow, one)
    })
  })
}

/** Returns the rows that are walked for an entry, its own or those that it refers to. */
function walkedFor(table: CrashTable, state: string, entry: Rows[Crash]): readonly Row[] {
  if (!isSame(entry)) return rowsOf(entry)
  const of = entry.of ?? state
  const rows = table[of]
  return typeof rows === 'object' ? walkedFor(table, of, rows[entry.same]) : []
}

const titleOf = ({ state, crash, row }: Case) =>
  `${state} × ${crash}${row.isDone ? ', the server did it' : ''} → ${row.becomes}: ${row.why}`

async function runCrash<Context>(
  world: AppFixture,
  crashFlow: CrashFlow<Context>,
  { state, crash, row, path, ports }: Case,
): Promise<void> {
  const { flow, perform = {}, isAuthorised, letGo } = crashFlow
  const { actions } = flow
  await onStage(flow, world, path, async (stage) => {
    await takeSteps(flow, stage, path)
    if (path.steps.length === 0) await seeState(stage, state, { name: 'opening' })
    for (const port of ports) {
      const wired = flow.ports[port]
      if (wired !== undefined) await stage.held.wait(wired.matches)
    }
    await letGo?.(stage)
    await performActions(actions, stage, row.before)
    if (row.isDone) await (perform[state] ?? (({ held }) => held.perform()))(stage)
    const tabs = await crashDrivers[crash]({ world, stage, row, actions, isAuthorised })
    for (const name of row.next ?? []) {
      const acting = row.inBoth ? tabs : tabs.slice(0, 1)
      await Promise.all(acting.map((tab) => performActions(actions, tab, [name])))
    }
    const last = tabs.at(-1) ?? stage
    for (const tab of tabs) {
      const isStaying = row.otherStays && tab === last
      await seeState(tab, isStaying ? (row.other ?? row.becomes) : row.becomes, { name: crash })
    }
    if (row.onwards !== undefined) {
      const [names, end] = row.onwards
      await performActions(actions, last, names)
      await seeState(last, end, { name: crash })
    }
    await crashFlow.afterwards(world, last)
  })
}
