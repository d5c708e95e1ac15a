import { useActor } from '@xstate/react'
import { useProvided } from '../provided.ts'
import { BlogView } from './BlogView.tsx'

export function BlogScreen() {
  const [state, send] = useActor(useProvided().machines.blogEntries, { input: { of: '' } })
  return <BlogView send={send} state={state} />
}
