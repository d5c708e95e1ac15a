import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons, useEffect } from 'storybook/preview-api'
import type { AnyStateMachine } from 'xstate'
import type { Path } from '../model/model.ts'
import { nameOf } from '../model/script.ts'
import type { ScriptedActor } from '../model/scripted-actor.ts'
import { screenPaths } from './cover.ts'
import type { Screen } from './screen.ts'
import { Bound, staged } from './staged.tsx'
import { createWalker } from './walk-step.ts'
import { pathIdOf } from '../model/path-id.ts'
import { storyPageDriver } from './story-page-driver.ts'

/** `path`: the id of the path that is walked. */
export type Walk = { path: string }

type Run<Machine extends AnyStateMachine> = { scripted: ScriptedActor<Machine>; view: ReactNode }

/** Of these paths, longest first, selects those that add a user event that no earlier one has. */
function pathsOfEveryGesture<Machine extends AnyStateMachine>(
  { actions = {}, controls }: Screen<Machine>,
  paths: readonly Path[],
): Path[] {
  const done = new Set<string>()
  const isGesture = (name: string) =>
    name in actions || controls.some(({ sends }) => sends === name)
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const added = steps
        .map(({ stimulus }) => stimulus.name)
        .filter((name) => isGesture(name) && !done.has(name))
      for (const name of added) done.add(name)
      return added.length > 0
    })
}

/**
 * Returns a story that walks a screen along one of its paths, step by step, with the events of the user and the server.
 * `patience`: how long the screen may take to show a state, in milliseconds.
 */
export function walkOf<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  patience?: number,
): StoryObj<Walk> {
  const walked = screenPaths(screen)
  const paths = new Map(
    walked
      .map((path) => {
        const end = path.steps.at(-1)?.expected
        return { path, label: `${end === undefined ? '' : nameOf(end)}: ${path.id}` }
      })
      .toSorted((one, other) => one.label.localeCompare(other.label))
      .map(({ path, label }) => [pathIdOf(screen.name, path), { path, label }]),
  )
  const ids = [...paths.keys()]
  const labels = Object.fromEntries([...paths].map(([id, { label }]) => [id, label]))

  let run: Run<Machine> | null = null
  let played: string | null = null
  const start = () => {
    const scripted = screen.start()
    run = { scripted, view: staged(<Bound screen={screen} scripted={scripted} />, screen.at) }
    return () => scripted.actor.stop()
  }
  return {
    args: { path: ids[0] ?? '' },
    argTypes: {
      path: {
        description: 'By the state in which it ends',
        options: ids,
        control: { type: 'select', labels },
      },
    },
    parameters: {
      layout: 'fullscreen',
      flow: {
        name: screen.name,
        rules: screen.rules,
        tested: pathsOfEveryGesture(screen, walked).map((path) => pathIdOf(screen.name, path)),
      },
    },
    decorators: [
      // A newly selected path remounts the story: a changed arg alone would render, without running the play function.
      (Story, { args, id }) => {
        useEffect(() => {
          const isOther = played !== null && played !== args.path
          played = args.path
          if (isOther) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
        }, [args.path, id])
        return <Story />
      },
    ],
    beforeEach: start,
    render: () => <>{run?.view}</>,
    play: async ({ args, step: show }) => {
      const path = paths.get(args.path)?.path
      if (run === null || path === undefined) throw new Error(`There is no path '${args.path}'.`)
      const walker = createWalker(screen, run.scripted, storyPageDriver())
      for (const [index, step] of path.steps.entries()) {
        const name = `${index + 1}. ${step.stimulus.name} → ${nameOf(step.expected)}`
        await show(name, async () => {
          await walker.take(step)
          await walker.waitForSettled(step, patience)
        })
      }
    },
  }
}
