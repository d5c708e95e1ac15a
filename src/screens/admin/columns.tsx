import type { Buyer } from '../../domain/member.ts'
import type { Locale } from '../../messages/locale.ts'
import { emailColumn, sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** The name and e-mail columns of a member (rules A1 and A3). */
export const memberColumns = (
  locale: Locale,
): readonly RowsColumn<Pick<Buyer, 'name' | 'email'>>[] => [
  sortedColumn(locale, 'name', ({ name }) => name, { kind: 'title' }),
  emailColumn(locale, 'email', ({ email }) => email),
]
