import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { AnyStateMachine } from 'xstate'
import { launchChromium } from '../../../tests/browser/chromium.ts'
import { graphOf, type GraphState } from '../../graphs/graph.ts'
import { renderedMachines } from '../../graphs/pictures.ts'
import { ensureBook } from '../../book/built-book.ts'
import { serveBook } from '../../book/served-book.ts'
import { type Picture, picturesOf } from './pictures.ts'
import { storiesOfMachines, type StoryOfMachine, storyOfEachState } from './shown-states.ts'
import { type SheetOfMachine, sheetPage } from './sheet-page.ts'

/** The default output folder of the sheet. */
export const SHEET_FOLDER = 'dist/sheet'

const leavesOf = (state: GraphState): GraphState[] =>
  state.children.length === 0 ? [state] : state.children.flatMap(leavesOf)

type Task = { sheet: SheetOfMachine; state: string; story: StoryOfMachine }

/** Writes one page with a screenshot of every state of these machines. The exit code is 1 if a state has no story. */
export async function writeSheet(
  names: readonly string[],
  folder: string,
  say: (text: string) => void,
): Promise<number> {
  const book = await serveBook(await ensureBook(say))
  const browser = await launchChromium()
  try {
    const first = await browser.newPage()
    const stories = await storiesOfMachines(first, book.origin)
    await first.close()
    const sheets = names.map((name) => emptySheet(name, renderedMachines[name]))
    const tasks = sheets.flatMap((sheet) => tasksOf(sheet, stories))
    await Promise.all([1, 2].map(() => work(browser, book.origin, tasks)))
    const file = join(folder, names.length === 1 ? `${names.join()}.html` : 'index.html')
    mkdirSync(folder, { recursive: true })
    const page = await sheetPage(sheets)
    writeFileSync(file, page)
    const taken = sheets.flatMap(({ pictures }) => pictures).length
    say(`${taken} pictures, ${(page.length / 1e6).toFixed(1)} MB: ${file}\n`)
    const missing = sheets.flatMap(({ name, missing: states }) =>
      states.map((state) => `${name}: ${state === '' ? name : state}`),
    )
    for (const state of missing) say(`No story shows ${state}\n`)
    return missing.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    book.close()
  }
}

function emptySheet(name: string, machine: AnyStateMachine | undefined): SheetOfMachine {
  if (machine === undefined) throw new Error(`There is no machine '${name}'.`)
  return { name, graph: graphOf(machine), pictures: [], stories: new Map(), missing: [] }
}

/** Returns the screenshots to take for a machine, and lists the states without a story on its sheet. */
function tasksOf(sheet: SheetOfMachine, stories: readonly StoryOfMachine[]): Task[] {
  const chosen = storyOfEachState(sheet.name, Object.keys(renderedMachines), stories)
  return leavesOf(sheet.graph.root).flatMap(({ name: state }) => {
    const story = chosen.get(state)
    if (story === undefined) {
      sheet.missing.push(state)
      return []
    }
    sheet.stories.set(state, `${story.title}: ${story.name}`)
    return [{ sheet, state, story }]
  })
}

/** One page processes tasks until the queue is empty. */
async function work(browser: Browser, origin: string, tasks: Task[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    const { sheet, state, story } = task
    const taken: Picture[] = await picturesOf(page, origin, state, story)
    sheet.pictures.push(...taken)
  }
}
