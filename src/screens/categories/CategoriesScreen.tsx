import { useActor } from '@xstate/react'
import { useProvided } from '../provided.ts'
import { CategoriesView } from './CategoriesView.tsx'

export function CategoriesScreen() {
  const [state, send] = useActor(useProvided().machines.allCategories, { input: { of: '' } })
  return <CategoriesView send={send} state={state} />
}
