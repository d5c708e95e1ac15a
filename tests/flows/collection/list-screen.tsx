import { type ReactNode, useState } from 'react'
import { type ContextFrom, fromPromise } from 'xstate'
import { englishText } from '../../words/english.ts'
import { type ActResult, confirmationMachine } from '../../../machines/confirmation.machine.ts'
import type { TableChoice } from '../../../src/domain/table.ts'
import type { CollectionViewProps } from '../../../src/screens/collection/CollectionPage.tsx'
import { refusal } from '../../../src/screens/story-fixtures.ts'
import type { CollectionMachine } from './list-actions.ts'
import { createScreen, type Screen, type ScreenFlow } from '../../screen/screen.ts'

type TableProps = Pick<CollectionViewProps<unknown>, 'table' | 'onTable' | 'refusal'>

/** Renders a list whose table is bound to a state, as in the app to the address. */
export function WithTable({ draw }: { draw: (bound: TableProps) => ReactNode }) {
  const [table, onTable] = useState<TableChoice>({})
  return draw({ table, onTable, refusal })
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
