import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { Join } from '../../actors/provided.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { BlogView } from './BlogView.tsx'

export const actors = (_: object, join: Join) => ({
  entries: actorArguments(join(provideCatalogue).blogEntries, { of: '' }),
})

export function Screen() {
  const [state, send] = useScreenActor(...actors({}, useProvided().join).entries)
  return <BlogView errorActions={useErrorActions()} send={send} state={state} />
}
