import type {
  FoundOrder,
  FoundProduct,
  FoundUser,
  ReportInFile,
  ReviewInFile,
} from '../../domain/desk.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { deskMessages } from '../../messages/desk.ts'
import { orderMessages } from '../../messages/order.ts'
import { productReportMessages } from '../../messages/product.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Stars } from '../../ui/Stars/Stars.tsx'
import { type Column, Table } from '../../ui/Table/Table.tsx'
import { Section } from '../account/Section.tsx'
import { pathOf } from '../paths.ts'
import { columnHeader, emailText, moneyColumn, pictureColumn } from '../table/columns.tsx'

type Titled = { title: string }

type FoundTableProps<Row> = Titled & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A heading and a table of what an admin has found; nothing where there is nothing. */
export function FoundTable<Row>({ title, ...table }: FoundTableProps<Row>) {
  if (table.rows.length === 0) return null
  return (
    <Section title={title}>
      <Table {...table} caption={title} />
    </Section>
  )
}

/** A user's name, which leads to what an admin sees of the user. */
function UserLink({ user: { _id, name } }: { user: { _id: string; name: string } }) {
  return <Link href={pathOf({ screen: 'userFile', userId: _id })}>{name}</Link>
}

/** The users that an admin has found. */
export function FoundUsers({ title, users }: Titled & { users: readonly FoundUser[] }) {
  const { columns, roles } = useMessages(deskMessages)
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        {
          ...columnHeader(locale, 'name'),
          kind: 'title',
          render: (user) => <UserLink user={user} />,
        },
        {
          ...columnHeader(locale, 'email'),
          kind: 'address',
          render: ({ email }) => emailText(email),
        },
        {
          key: 'status',
          header: columns.status,
          render: (user) => (
            <Cluster gap="tiny">
              <Badge>{textNamed(roles, user.role) ?? user.role}</Badge>
              <UserMarks user={user} />
            </Cluster>
          ),
        },
      ]}
      rowKey={({ _id }) => _id}
      rows={users}
      title={title}
    />
  )
}

/** The standing of a user, in a word for each part of it. */
export function UserMarks({ user }: { user: FoundUser }) {
  const { marks } = useMessages(deskMessages)
  return (
    <>
      {user.isVerified && (
        <Badge icon="check" tone="positive">
          {marks.verified}
        </Badge>
      )}
      {user.isSuspended && <Badge tone="held">{marks.suspended}</Badge>}
      {user.isRemoved && <Badge tone="held">{marks.removed}</Badge>}
    </>
  )
}

/** The products that an admin has found. A removed one has no page. */
export function FoundProducts({ title, products }: Titled & { products: readonly FoundProduct[] }) {
  const { columns, productStates } = useMessages(deskMessages)
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        pictureColumn<FoundProduct>(locale, (product) => product),
        {
          ...columnHeader(locale, 'name'),
          kind: 'title',
          render: ({ _id, name, state }) =>
            state === 'removed' ? (
              name
            ) : (
              <Link href={pathOf({ screen: 'product', productId: _id })}>{name}</Link>
            ),
        },
        moneyColumn<FoundProduct>(locale, 'price', ({ price }) => price),
        {
          key: 'seller',
          header: columns.seller,
          render: ({ seller }) => <UserLink user={seller} />,
        },
        {
          key: 'status',
          header: columns.status,
          render: ({ state }) => (
            <Badge tone={state === 'forSale' ? 'positive' : 'neutral'}>
              {textNamed(productStates, state) ?? state}
            </Badge>
          ),
        },
      ]}
      rowKey={({ _id }) => _id}
      rows={products}
      title={title}
    />
  )
}

/** The orders that an admin has found. */
export function FoundOrders({ title, orders }: Titled & { orders: readonly FoundOrder[] }) {
  const { columns } = useMessages(deskMessages)
  const states: Readonly<Record<string, { admin: string } | undefined>> =
    useMessages(orderMessages).states
  const locale = useLocale()
  return (
    <FoundTable
      columns={[
        pictureColumn<FoundOrder>(locale, ({ product }) => product),
        {
          ...columnHeader(locale, 'name'),
          kind: 'title',
          render: ({ _id, product }) => (
            <Link href={pathOf({ screen: 'order', orderId: _id })}>{product.name}</Link>
          ),
        },
        moneyColumn<FoundOrder>(locale, 'price', ({ price }) => price),
        { key: 'buyer', header: columns.buyer, render: ({ buyer }) => buyer.name },
        { key: 'seller', header: columns.seller, render: ({ seller }) => seller.name },
        {
          key: 'status',
          header: columns.status,
          kind: 'wide',
          render: ({ state }) => states[state]?.admin ?? state,
        },
      ]}
      rowKey={({ _id }) => _id}
      rows={orders}
      title={title}
    />
  )
}

/** The reports that a user has made, or that others have made of the user's listings. */
export function ReportsInFile({ title, reports }: Titled & { reports: readonly ReportInFile[] }) {
  const { columns, user } = useMessages(deskMessages)
  const { reasons } = useMessages(productReportMessages)
  return (
    <FoundTable
      columns={[
        { key: 'about', header: columns.about, kind: 'title', render: ({ item }) => item },
        {
          key: 'why',
          header: columns.why,
          kind: 'wide',
          render: ({ reason, words }) =>
            [textNamed(reasons, reason ?? ''), words].filter(Boolean).join(': ') || user.noReason,
        },
        { key: 'other', header: columns.other, render: ({ other }) => <UserLink user={other} /> },
        { key: 'when', header: columns.when, render: ({ at }) => <Day at={at} /> },
      ]}
      rowKey={({ _id }) => _id}
      rows={reports}
      title={title}
    />
  )
}

/** The reviews that a user has written, or that others have written of the user. */
export function ReviewsInFile({ title, reviews }: Titled & { reviews: readonly ReviewInFile[] }) {
  const { columns, user } = useMessages(deskMessages)
  return (
    <FoundTable
      columns={[
        {
          key: 'about',
          header: columns.about,
          kind: 'title',
          render: ({ item, orderId }) => (
            <Link href={pathOf({ screen: 'order', orderId })}>{item}</Link>
          ),
        },
        {
          key: 'words',
          header: columns.words,
          kind: 'wide',
          render: ({ stars, words, isHidden }) => (
            <Stack align="start" gap="tiny">
              <Stars count={stars} label={user.stars(stars)} />
              {isHidden && <Badge tone="held">{user.hidden}</Badge>}
              {words !== '' && <Excerpt length={160} text={words} />}
            </Stack>
          ),
        },
        { key: 'other', header: columns.other, render: ({ other }) => <UserLink user={other} /> },
        { key: 'when', header: columns.when, render: ({ at }) => <Day at={at} /> },
      ]}
      rowKey={({ orderId, side }) => `${orderId}/${side}`}
      rows={reviews}
      title={title}
    />
  )
}

function Day({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{locale.date(new Date(at), { dateStyle: 'medium' })}</time>
}
