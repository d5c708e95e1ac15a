import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideSavedSearches } from '../../actors/savedSearches.ts'
import type { TableChoice } from '../../domain/table.ts'
import { LoadedCategories } from '../category/loaded-categories.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { SavedSearchesView } from './SavedSearchesView.tsx'

export function Screen(table: TableChoice) {
  const { getMachines } = usePageActors()
  const list = useCollection(getMachines(provideSavedSearches), '', {
    screen: 'savedSearches',
    ...table,
  })
  // Those of the menu have no attributes.
  const [categories] = useScreenActor(getMachines(provideCatalogue).formCategories, {
    input: { of: '' },
  })
  return (
    <LoadedCategories value={categories}>
      <SavedSearchesView {...list} />
    </LoadedCategories>
  )
}
