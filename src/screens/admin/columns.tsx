import type { Buyer } from '../../domain/member.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { id } from './columns.css.ts'

type Member = Pick<Buyer, 'name' | 'email'>

/** An id, as the server gave it. */
export function idColumn<Row>(idOf: (row: Row) => string): RowsColumn<Row> {
  return {
    key: 'id',
    header: 'id',
    textOf: idOf,
    render: (row) => <span className={id}>{idOf(row)}</span>,
  }
}

const name = (member: Member) => member.name
const email = (member: Member) => member.email

/** Who a member is (rules A1 and A3). */
export const memberColumns: readonly RowsColumn<Member>[] = [
  { key: 'name', header: 'Name', kind: 'title', textOf: name, sortBy: name, render: name },
  { key: 'email', header: 'Email', kind: 'wide', textOf: email, sortBy: email, render: email },
]
