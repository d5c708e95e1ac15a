import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { runQuietly } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { copyDemoData } from '../database/demo-data.ts'
import { setupResource } from '../served/opened-for-tests.ts'
import { expect } from '../browser/patient-expect.ts'
import { copyProject } from '../served/project-copy.ts'
import { startProcess } from '../served/server-process.ts'
import { sharedChromium } from '../browser/shared-browser.ts'
import { waitForHydrated } from '../product/steps.ts'
import { visitWithWorker } from '../product/test-app.ts'

const ROUTE = `import { defineScreen } from '../define-screen.ts'

export const deals = defineScreen({
  path: '/deals',
  access: 'anyone',
  title: (pages) => pages.categories,
  load: () => import('./DealsScreen.tsx'),
  cache: 'public',
})
`
const SCREEN = `import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

export const actors = (_: object, getMachines: GetMachines) => ({
  categories: actorArguments(getMachines(provideCatalogue).threeCategories, { of: '' }),
})

export function Screen() {
  const [state] = useScreenActor(...actors({}, usePageActors().getMachines).categories)
  return <h1>Deals in {state.context.items.map(({ categoryName }) => categoryName).join(', ')}</h1>
}
`
const LINE = `export { deals } from './deals/deals.route.ts'\n`

/** Copies the project, adds a screen as a folder and one line, builds it and starts its server. */
async function openProjectWithScreen() {
  const { folder, project, remove } = copyProject()
  const screens = join(project, 'src', 'screens')
  mkdirSync(join(screens, 'deals'))
  writeFileSync(join(screens, 'deals', 'deals.route.ts'), ROUTE)
  writeFileSync(join(screens, 'deals', 'DealsScreen.tsx'), SCREEN)
  appendFileSync(join(screens, 'routes.ts'), LINE)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { ok, output } = await runQuietly(projectNode, [vite, 'build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(output)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  await copyDemoData(dataDir)
  const server = await startProcess(
    { DATA_DIR: dataDir, DEMO: '1', SERVE_CLIENT: '1' },
    { command: projectNode, args: [join(project, 'server', 'main.ts')], cwd: project },
  )
  return {
    origin: server.origin,
    async close() {
      await server.end('SIGTERM')
      remove()
    },
  }
}

describe('a public screen that is added as a folder and one line in routes.ts', () => {
  const project = setupResource(openProjectWithScreen)
  const heading = /Deals in \w+.*, .*, /
  let browser: Awaited<ReturnType<typeof sharedChromium>>
  beforeAll(async () => {
    browser = await sharedChromium()
  })

  it('is rendered on the server with its data', async () => {
    const html = await (await fetch(`${project().origin}/deals`)).text()
    expect(html.replaceAll(/<!-- -->/g, '')).toMatch(new RegExp(`<h1>${heading.source}`))
  })

  it('hydrates without requesting the data again', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${project().origin}/deals`)
    await waitForHydrated(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(asked).toContain('/deals')
    expect(asked).not.toContain('/get-three-categories')
    await context.close()
  })

  it('is shown without a connection after the first visit', async () => {
    const { page, context } = await visitWithWorker({ browser, origin: project().origin }, '/deals')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })
})
