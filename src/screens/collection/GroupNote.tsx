import type { Destination } from '../../domain/destinations.ts'
import { tableMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { note } from './GroupNote.css.ts'
import { pathOf } from '../paths.ts'

type GroupNoteProps = {
  label: string
  none: string
  all: Destination
  shown: number
  total: number
}

/** Says which group of a list is shown, and leads to all items. */
export function GroupNote({ label, none, all, shown, total }: GroupNoteProps) {
  const { formatCount } = useLocale()
  const messages = useMessages(tableMessages)
  const showAll = <ButtonLink href={pathOf(all)}>{messages.showAll}</ButtonLink>
  if (shown === 0) return <EmptyState action={showAll} sentence={none} />
  return (
    <div className={note}>
      <Cluster gap="medium">
        <Text weight="medium">{messages.group(label, formatCount(shown), formatCount(total))}</Text>
        {showAll}
      </Cluster>
    </div>
  )
}
