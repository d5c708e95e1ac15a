import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { Join } from '../../actors/provided.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { CategoriesView } from './CategoriesView.tsx'

export const actors = (_: object, join: Join) => ({
  categories: actorArguments(join(provideCatalogue).allCategories, { of: '' }),
})

export function Screen() {
  const [state, send] = useScreenActor(...actors({}, useProvided().join).categories)
  return <CategoriesView send={send} state={state} />
}
