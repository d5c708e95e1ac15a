import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Destination, ScreenName } from '../../domain/destinations.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import type { CollectionViewProps } from './CollectionPage.tsx'

/**
 * Binds a list screen to its machine and its table to the address. `of` is the e-mail of the list's owner, or ''; `here` is
 * the screen.
 */
export function useCollection<Item>(
  machine: ReturnType<typeof createCollectionMachine<Item>>,
  of: string,
  here: TableChoice & { screen: ScreenName },
): CollectionViewProps<Item> {
  const { showInTable } = usePageActors()
  // `pathOf` leaves out a parameter that is undefined.
  const placeOf = (table: TableChoice) => ({ ...here, ...table }) as Destination
  const [state, send] = useScreenActor(machine, { input: { of } })
  return {
    state,
    send,
    table: here,
    onTable: (table, isTyped) => showInTable(placeOf(table), isTyped),
    refusal: useRefusal(placeOf(here)),
  }
}
