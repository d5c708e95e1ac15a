import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { BlogView } from './BlogView.tsx'

export const actors = (_: object, getMachines: GetMachines) => ({
  entries: actorArguments(getMachines(provideCatalogue).blogEntries, { of: '' }),
})

export function Screen() {
  const [state, send] = useScreenActor(...actors({}, usePageActors().getMachines).entries)
  return <BlogView errorActions={useErrorActions()} send={send} state={state} />
}
