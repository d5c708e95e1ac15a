import { useActor } from '@xstate/react'
import type { ReactNode } from 'react'
import { type ContextFrom, fromPromise } from 'xstate'
import { englishText } from '../english.ts'
import { type ActResult, confirmationMachine } from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import type { CollectionViewProps } from '../../src/screens/collection/CollectionPage.tsx'
import { refusal } from '../../src/screens/story-fixtures.ts'
import type { CollectionMachine } from './list-actions.ts'
import { createScreen, type Screen, type ScreenFlow } from './screen.ts'

type TableProps = Pick<CollectionViewProps<unknown>, 'table' | 'sendTable' | 'refusal'>

/** Renders a list with its own table machine, bound as in the app. */
export function WithTable({ draw }: { draw: (bound: TableProps) => ReactNode }) {
  const [table, sendTable] = useActor(tableMachine)
  return draw({ table, sendTable, refusal })
}

/** Creates the screen of a list with the confirmation machine; tests answer each action through `performed`. */
export function createListScreen<Item>(
  acts: ScreenFlow<ContextFrom<CollectionMachine<Item>>>,
  machine: CollectionMachine<Item>,
  draw: (bound: CollectionViewProps<Item>) => ReactNode,
) {
  const performed: { subjectId: string; answer: (done: boolean) => void }[] = []
  const said: string[] = []
  const confirmation = confirmationMachine.provide({
    actors: {
      perform: fromPromise(
        ({ input: { subjectId } }) =>
          new Promise<ActResult>((answer) => void performed.push({ subjectId, answer })),
      ),
    },
    actions: {
      notify: (_, { title }) => void said.push(englishText(title)),
      logError: () => undefined,
    },
  })
  const screen: Screen<CollectionMachine<Item>> = {
    ...createScreen(
      machine,
      acts,
      (state, send) => <WithTable draw={(table) => draw({ state, send, ...table })} />,
      { confirmation },
    ),
    answers: {
      'confirmation=performed': () => performed.at(-1)?.answer(true),
      'confirmation=failed': () => performed.at(-1)?.answer(false),
    },
  }
  return { screen, performed, said }
}
