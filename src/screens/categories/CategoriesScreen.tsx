import { provideCatalogue } from '../../actors/catalogue.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { CategoriesView } from './CategoriesView.tsx'

export function CategoriesScreen() {
  const { allCategories } = useProvided().join(provideCatalogue)
  const [state, send] = useScreenActor(allCategories, { input: { of: '' } })
  return <CategoriesView send={send} state={state} />
}
