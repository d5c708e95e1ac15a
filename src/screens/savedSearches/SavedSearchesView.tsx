import { MOST_NEW, type SavedSearch } from '../../domain/saved-search.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { useLoadedCategories } from '../category/loaded-categories.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfSearch } from '../confirmation/requests.ts'
import { destinationOf, pathOf } from '../paths.ts'
import { useQuestionWords } from '../search/useFilters.ts'
import { removalColumn } from '../table/action-columns.tsx'
import { sortedColumn } from '../table/columns.tsx'
import { questionIn, type SearchQuestion } from '../../domain/search-question.ts'

/** The searches that the user keeps, the last saved first, with what is new in each. */
export function SavedSearchesView(list: CollectionViewProps<SavedSearch>) {
  const messages = useMessages(savedSearchesMessages)
  const locale = useLocale()
  const wordsOf = useQuestionWords()
  const areNamed = useLoadedCategories().length > 0
  // The server keeps the words of the language in which the search was saved.
  const nameOf = (saved: SavedSearch) => (areNamed ? wordsOf(questionOfSaved(saved)) : saved.name)
  const freshOf = ({ newCount }: SavedSearch) => {
    if (newCount === 0) return messages.nothingNew
    const figures = locale.formatCount(newCount)
    return newCount < MOST_NEW ? messages.fresh(figures) : messages.moreThan(figures)
  }
  return (
    <CollectionPage
      {...list}
      columns={[
        sortedColumn(locale, 'name', nameOf, {
          kind: 'title',
          render: (saved) => (
            <Link href={pathOf({ screen: 'search', ...questionOfSaved(saved), saved: saved._id })}>
              {nameOf(saved)}
            </Link>
          ),
        }),
        {
          key: 'fresh',
          header: messages.columns.fresh,
          textOf: freshOf,
          render: (saved) =>
            saved.newCount === 0 ? (
              <Text tone="quiet">{freshOf(saved)}</Text>
            ) : (
              <Badge tone="positive">{freshOf(saved)}</Badge>
            ),
        },
        removalColumn<SavedSearch>(locale, {
          act: 'delete',
          nameOf,
          onAct: (saved) =>
            list.send({
              type: 'item.ask',
              request: removalOfSearch({ ...saved, name: nameOf(saved) }),
            }),
        }),
      ]}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'search' })} variant="accent">
              {messages.find}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={messages.empty}
        />
      }
      rowKey={({ _id }) => _id}
      texts={messages}
    />
  )
}

/** Returns the question of a saved search, without what this client cannot ask. */
function questionOfSaved({ question }: SavedSearch): SearchQuestion {
  const destination = destinationOf(`/search?${new URLSearchParams(question)}`)
  return destination?.screen === 'search' ? questionIn(destination) : {}
}
