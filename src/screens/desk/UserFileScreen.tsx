import { provideDesk } from '../../actors/desk.ts'
import { useCollection } from '../collection/useCollection.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { usePageActors } from '../page-actors.ts'
import { UserFileView } from './UserFileView.tsx'

export function Screen({ userId }: { userId: string }) {
  const machine = usePageActors().getMachines(provideDesk).userFile
  const here = { screen: 'userFile' as const, userId }
  return <UserFileView {...useCollection(machine, userId, here)} renderRemoval={renderRemoval} />
}
