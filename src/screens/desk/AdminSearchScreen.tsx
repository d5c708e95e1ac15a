import { provideDesk } from '../../actors/desk.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { AdminSearchView } from './AdminSearchView.tsx'

export function Screen({ words = '' }: { words?: string }) {
  const { getMachines, showInTable } = usePageActors()
  const { found } = getMachines(provideDesk)
  const here = { screen: 'adminSearch' as const, words }
  return (
    <AdminSearchView
      {...useCollection(found, words, here)}
      onSearch={(typed) => showInTable({ ...here, words: typed }, false)}
    />
  )
}
