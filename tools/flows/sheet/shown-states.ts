import type { Page } from 'playwright'
import { any, array, create, type Infer, string, type } from 'superstruct'
import { nameOf } from '../../../tests/model/script.ts'

/** A story with its machine and the snapshots in its args. */
const StoryOfMachine = type({
  id: string(),
  title: string(),
  name: string(),
  about: string(),
  snapshots: array(type({ machine: string(), value: any() })),
})
export type StoryOfMachine = Infer<typeof StoryOfMachine>

/** Evaluated in the page, because args contain more than can be serialized. */
const STORIES = `window.__STORYBOOK_PREVIEW__.extract().then((stories) =>
  Object.values(stories).flatMap(({ id, title, name, parameters, initialArgs }) => {
    if (typeof parameters.machine !== 'string') return []
    const snapshots = Object.values(initialArgs ?? {})
      .filter((arg) => typeof arg === 'object' && arg !== null && 'machine' in arg && 'value' in arg)
      .map(({ machine, value }) => ({ machine: machine.id, value }))
    return [{ id, title, name, about: parameters.machine, snapshots }]
  }),
)`

/** Returns the machine stories of the built Storybook. */
export async function storiesOfMachines(page: Page, origin: string): Promise<StoryOfMachine[]> {
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.extract !== undefined')
  return create(await page.evaluate(STORIES), array(StoryOfMachine))
}

/**
 * Selects the story that shows each state of a machine. If several do, the story of the screen with the most states
 * wins, so that one screen reads as one flow. Each collection machine has the id of its items.
 */
export function storyOfEachState(
  machine: string,
  machines: readonly string[],
  stories: readonly StoryOfMachine[],
): ReadonlyMap<string, StoryOfMachine> {
  const isOf = (id: string) => (machines.includes(id) ? id : 'collection') === machine
  const shown = stories
    .filter(({ about }) => about === machine)
    .flatMap((story) =>
      story.snapshots
        .filter((snapshot) => isOf(snapshot.machine))
        .map(({ value }) => ({ state: nameOf(value), story })),
    )
  const screens = [...Map.groupBy(shown, ({ story }) => story.title).values()].toSorted(
    (one, other) => statesIn(other) - statesIn(one),
  )
  return new Map(screens.toReversed().flatMap((screen) => firstOfEach(screen)))
}

type Shown = { state: string; story: StoryOfMachine }

const statesIn = (screen: readonly Shown[]) => new Set(screen.map(({ state }) => state)).size

const firstOfEach = (screen: readonly Shown[]) =>
  screen.toReversed().map(({ state, story }) => [state, story] as const)
