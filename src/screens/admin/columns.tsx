import type { Buyer } from '../../domain/member.ts'
import { sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** Who a member is (rules A1 and A3). */
export const memberColumns: readonly RowsColumn<Pick<Buyer, 'name' | 'email'>>[] = [
  sortedColumn('Name', ({ name }) => name, { kind: 'title' }),
  sortedColumn('Email', ({ email }) => email, { kind: 'wide' }),
]
