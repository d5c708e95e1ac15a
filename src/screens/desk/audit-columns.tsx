import type { AuditedAct } from '../../domain/desk.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { Locale } from '../../messages/locale.ts'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { pathOf } from '../paths.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** Returns the columns of the acts of admins. */
export function auditColumns(locale: Locale): readonly RowsColumn<AuditedAct>[] {
  const { columns, log } = locale.messagesFor(deskMessages)
  const actOf = ({ call, event }: AuditedAct) => textNamed(log.acts, event ?? call) ?? event ?? call
  return [
    { key: 'act', header: columns.act, kind: 'title', textOf: actOf, render: actOf },
    {
      key: 'about',
      header: columns.about,
      textOf: ({ item, concerned }) => [item, ...concerned.map(({ name }) => name)].join(' '),
      render: (act) => <About act={act} />,
    },
    {
      key: 'why',
      header: columns.why,
      kind: 'wide',
      textOf: ({ words }) => words,
      render: ({ words }) => <Excerpt length={120} text={words} />,
    },
    { key: 'who', header: columns.who, textOf: ({ by }) => by.name, render: ({ by }) => by.name },
    {
      key: 'when',
      header: columns.when,
      sortBy: ({ at }) => at,
      render: ({ at }) => (
        <time dateTime={at}>
          {locale.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
  ]
}

/** The item of an act, which leads to its order where it has one, and the users whom the act concerns. */
function About({ act: { about, thingId, item, concerned } }: { act: AuditedAct }) {
  return (
    <Stack align="start" gap="none">
      {item !== '' &&
        (about === 'order' ? (
          <Link href={pathOf({ screen: 'order', orderId: thingId })}>{item}</Link>
        ) : (
          <span>{item}</span>
        ))}
      {concerned.map(({ _id, name }) => (
        <Link href={pathOf({ screen: 'userFile', userId: _id })} key={_id} tone="quiet">
          {name}
        </Link>
      ))}
    </Stack>
  )
}
