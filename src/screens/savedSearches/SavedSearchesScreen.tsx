import { provideSavedSearches } from '../../actors/savedSearches.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { SavedSearchesView } from './SavedSearchesView.tsx'

export function Screen(table: TableChoice) {
  const machine = usePageActors().getMachines(provideSavedSearches)
  return (
    <SavedSearchesView {...useCollection(machine, '', { screen: 'savedSearches', ...table })} />
  )
}
