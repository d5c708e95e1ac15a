import type { SnapshotFrom } from 'xstate'
import type { casesMachine } from '../../actors/cases.ts'
import { suspensionIn } from '../../domain/case.ts'
import { filterReadable } from '../../domain/listed.ts'
import { casesMessages } from '../../messages/cases.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'

/** Says to a suspended user why, until when and what that means; nothing to others. */
export function SuspensionNotice({ state }: { state: SnapshotFrom<typeof casesMachine> }) {
  const messages = useMessages(casesMessages)
  const locale = useLocale()
  const suspension = suspensionIn(filterReadable(state.context.items))
  if (!suspension?.decision) return null
  const { words, until } = suspension.decision
  const title =
    until === null
      ? messages.suspended
      : messages.suspendedUntil(locale.date(new Date(until), { dateStyle: 'long' }))
  return (
    <Callout title={title} tone="danger">
      <Text lines>{words}</Text>
      <Text>{messages.suspendedMeans}</Text>
      <Link href={pathOf({ screen: 'cases' })}>{messages.see}</Link>
    </Callout>
  )
}
