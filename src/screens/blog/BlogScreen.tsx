import { provideCatalogue } from '../../actors/catalogue.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { BlogView } from './BlogView.tsx'

export function BlogScreen() {
  const { blogEntries } = useProvided().join(provideCatalogue)
  const [state, send] = useScreenActor(blogEntries, { input: { of: '' } })
  return <BlogView errorActions={useErrorActions()} send={send} state={state} />
}
