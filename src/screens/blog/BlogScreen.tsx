import { useErrorActs } from '../error/useErrorActs.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { BlogView } from './BlogView.tsx'

export function BlogScreen() {
  const [state, send] = useFlow(useProvided().machines.blogEntries, { input: { of: '' } })
  return <BlogView errorActs={useErrorActs()} send={send} state={state} />
}
