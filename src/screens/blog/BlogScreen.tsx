import { useActor } from '@xstate/react'
import { useLogOut } from '../error/useLogOut.ts'
import { useProvided } from '../provided.ts'
import { BlogView } from './BlogView.tsx'

export function BlogScreen() {
  const [state, send] = useActor(useProvided().machines.blogEntries, { input: { of: '' } })
  return <BlogView onLogOut={useLogOut()} send={send} state={state} />
}
