import type { Case } from '../../domain/case.ts'
import { casesMessages } from '../../messages/cases.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { caseColumns } from './columns.tsx'

/** The decisions that concern the viewer; for an admin all cases, those that wait first. */
export function CasesView(list: CollectionViewProps<Case>) {
  const locale = useLocale()
  const messages = useMessages(casesMessages)
  const isAdmin = list.state.context.of === 'admin'
  const texts = isAdmin ? messages.admin : messages.concerned
  return (
    <>
      <PageTitle title={texts.title} />
      <CollectionPage
        {...list}
        columns={caseColumns(locale, isAdmin, (request) =>
          list.send({ type: 'item.ask', request }),
        )}
        empty={<EmptyState drawing={<EmptyShelf />} sentence={texts.empty} />}
        rowKey={({ _id }) => _id}
        texts={{ ...texts, caption: texts.title, refused: texts.title }}
      />
    </>
  )
}
