import type { Buyer } from '../../domain/member.ts'
import type { Tongue } from '../../words/tongue.ts'
import { sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** The name and e-mail columns of a member (rules A1 and A3). */
export const memberColumns = (
  tongue: Tongue,
): readonly RowsColumn<Pick<Buyer, 'name' | 'email'>>[] => [
  sortedColumn(tongue, 'name', ({ name }) => name, { kind: 'title' }),
  sortedColumn(tongue, 'email', ({ email }) => email, { kind: 'address' }),
]
