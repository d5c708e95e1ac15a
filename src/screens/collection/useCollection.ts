import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { tableMachine } from '../../../machines/table.machine.ts'
import type { Destination } from '../../domain/destinations.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useScreenActor } from '../useScreenActor.ts'
import type { CollectionViewProps } from './CollectionPage.tsx'

/** Binds a list screen to its machines. `of` is the e-mail of the list's owner, or ''; `here` is the screen. */
export function useCollection<Item>(
  machine: ReturnType<typeof createCollectionMachine<Item>>,
  of: string,
  here: Destination,
): CollectionViewProps<Item> {
  const [state, send] = useScreenActor(machine, { input: { of } })
  const [table, sendTable] = useScreenActor(tableMachine)
  return { state, send, table, sendTable, refusal: useRefusal(here) }
}
