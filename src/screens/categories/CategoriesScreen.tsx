import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { CategoriesView } from './CategoriesView.tsx'

export function CategoriesScreen() {
  const [state, send] = useFlow(useProvided().machines.allCategories, { input: { of: '' } })
  return <CategoriesView send={send} state={state} />
}
