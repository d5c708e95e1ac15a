import type { SnapshotFrom } from 'xstate'
import type { casesMachine } from '../../actors/cases.ts'
import { casesMessages } from '../../messages/cases.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Section } from '../account/Section.tsx'
import { pathOf } from '../paths.ts'

/** The part of the account that leads to the decisions about the user, where there are some. */
export function Decisions({ state }: { state: SnapshotFrom<typeof casesMachine> }) {
  const { concerned } = useMessages(casesMessages)
  if (!state.matches('filled')) return null
  return (
    <Section title={concerned.title}>
      <Text>{concerned.lead}</Text>
      <div>
        <ButtonLink href={pathOf({ screen: 'cases' })}>{concerned.title}</ButtonLink>
      </div>
    </Section>
  )
}
