import type { BrowserContext } from 'playwright'
import { stimulusNames } from '../model/model.ts'
import { seeState } from './walk.ts'
import type { ProductFlow, Stage } from './stage.ts'
import type { AppFixture } from './app-fixture.ts'
import type { Crash, CrashFlow, Row } from './crash.ts'

const DAY = 24 * 60 * 60_000

type Actions = ProductFlow<never>['actions']
type CrashParameters = {
  world: AppFixture
  stage: Stage
  row: Row
  actions: Actions
  isAuthorised: CrashFlow<never>['isAuthorised']
}
type Driver = (parameters: CrashParameters) => Promise<readonly Stage[]>

/** Drives each crash and returns the stages that continue: one, or one for each tab. */
export const crashDrivers: Readonly<Record<Crash, Driver>> = {
  async reload({ stage }) {
    stage.held.pass()
    await stage.page.reload()
    return [stage]
  },
  async reopen({ stage, row }) {
    const { page, held } = stage
    const [context, address] = [page.context(), page.url()]
    // Playwright sends held requests when their page closes, so abort them first.
    if (row.isDone === undefined) await held.release((route) => route.abort())
    await page.close()
    return [await openTab(stage, context, address)]
  },
  async backAndForward({ stage, row }) {
    const { page, held } = stage
    held.pass()
    await page.evaluate(() => history.pushState(null, '', '/blog'))
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await page.goBack()
    if (row.meanwhile !== undefined) await seeState(stage, row.meanwhile, { name: 'coming back' })
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await page.goBack()
    if (row.meanwhile !== undefined)
      await seeState(stage, row.meanwhile, { name: 'coming back again' })
    await held.release()
    return [stage]
  },
  async offline({ stage, row, actions }) {
    const context = stage.page.context()
    await context.setOffline(true)
    stage.held.pass()
    await stage.held.release()
    await performActions(actions, stage, row.during)
    if (row.meanwhile !== undefined) await seeState(stage, row.meanwhile, { name: 'going offline' })
    await context.setOffline(false)
    return [stage]
  },
  async twoTabs({ stage, row }) {
    const other = await openTab(stage, stage.page.context(), stage.page.url())
    if (row.other !== undefined) await seeState(other, row.other, { name: 'opening a second tab' })
    stage.held.pass()
    await stage.held.release()
    return [stage, other]
  },
  async tokenExpired({ stage, isAuthorised }) {
    await stage.page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
    stage.held.pass()
    await stage.held.release(
      (route) => route.fulfill({ status: 401, json: { status: 401 } }),
      isAuthorised,
    )
    await stage.held.release()
    return [stage]
  },
  async dayLater({ world, stage }) {
    world.market.setClockOffset(DAY)
    await stage.page.context().clock.setSystemTime(Date.now() + DAY)
    stage.held.pass()
    await stage.held.release()
    return [stage]
  },
}

/** Opens a new tab in the same browser; requests in it are not held. */
async function openTab(stage: Stage, context: BrowserContext, address: string): Promise<Stage> {
  const page = await context.newPage()
  await page.goto(address)
  return { ...stage, page }
}

/** Performs the named actions of a user. */
export async function performActions(
  actions: Actions,
  stage: Stage,
  names: readonly string[] = [],
): Promise<void> {
  for (const name of names) {
    const act = actions[name]
    if (act === undefined) throw new Error(`Nobody says how '${name}' is done in the product.`)
    await act({ ...stage, remainingSteps: stimulusNames(stage.path) })
  }
}
