import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { CategoriesView } from './CategoriesView.tsx'

export const actors = (_: object, getMachines: GetMachines) => ({
  categories: actorArguments(getMachines(provideCatalogue).allCategories, { of: '' }),
})

export function Screen() {
  const [state, send] = useScreenActor(...actors({}, usePageActors().getMachines).categories)
  return <CategoriesView send={send} state={state} />
}
