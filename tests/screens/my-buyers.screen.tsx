import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { page } from 'vitest/browser'
import { tableMachine } from '../../machines/table.machine.ts'
import { salesMachine } from '../../src/actors/seller-products.ts'
import { messages } from '../../src/domain/messages.ts'
import type { Sale } from '../../src/domain/sale.ts'
import { MyBuyersView } from '../../src/screens/my-buyers/MyBuyersView.tsx'
import { refusal, sales } from '../../src/screens/story-world.ts'
import { answers, scriptFor } from '../models/script.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'

/** Everything that can happen to My Buyers: nothing can be done about a sale. */
const salesScript = scriptFor(salesMachine, {
  input: { of: 'seller@loppis.test' },
  sends: [{ name: 'collection.retry', event: { type: 'collection.retry' } }],
  listeners: {},
  ports: { load: answers<readonly Sale[]>({ none: [], three: sales }) },
  factsOf: ({ items }) => [items.length],
  bound: 4,
})

type ViewProps = ComponentProps<typeof MyBuyersView>

function WithTable(bound: Omit<ViewProps, 'table' | 'sendTable' | 'refusal'>) {
  const [table, sendTable] = useActor(tableMachine)
  return <MyBuyersView {...{ refusal, table, sendTable }} {...bound} />
}

export const buyersScreen: Screen<typeof salesMachine> = {
  machine: salesMachine,
  script: salesScript,
  start: () => scriptedActor(salesMachine, { input: { of: 'seller@loppis.test' } }),
  draw: (state, send) => <WithTable send={send} state={state} />,
  controls: [
    { sends: 'collection.retry', find: () => page.getByRole('button', { name: 'Try again' }) },
  ],
  sights: {
    loading: { says: ['My Buyers', 'Loading your buyers'], hides: ['Road bicycle'] },
    failed: { says: ['My Buyers', 'Try again'], hides: ['Loading your buyers'] },
    empty: { says: [messages.noBuyersYet], hides: ['Road bicycle'] },
    'filled.browsing': { says: ['Road bicycle', 'Bea Berg'], hides: [messages.noBuyersYet] },
  },
}
