import { provideCatalogue } from '../../actors/catalogue.ts'
import { useErrorActs } from '../error/useErrorActs.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { BlogView } from './BlogView.tsx'

export function BlogScreen() {
  const { blogEntries } = useProvided().join(provideCatalogue)
  const [state, send] = useFlow(blogEntries, { input: { of: '' } })
  return <BlogView errorActs={useErrorActs()} send={send} state={state} />
}
