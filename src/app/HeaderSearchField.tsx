import { LONGEST_WORDS, SEARCH_PARAMS } from '../domain/search-params.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pathOf } from '../screens/paths.ts'
import { SuggestField } from '../ui/SuggestField/SuggestField.tsx'

type HeaderSearchFieldProps = {
  /** What the server suggests. */
  names: readonly string[]
  onType: (typed: string) => void
  onClose: () => void
}

/** The field of the header's search. A suggestion opens its search. */
export function HeaderSearchField({ names, onType, onClose }: HeaderSearchFieldProps) {
  const { search, suggestions } = useMessages(frameMessages)
  return (
    <SuggestField
      label={search}
      maxLength={LONGEST_WORDS}
      name={SEARCH_PARAMS.words}
      onClose={onClose}
      onType={onType}
      suggestions={names.map((label) => ({
        label,
        href: pathOf({ screen: 'search', words: label }),
      }))}
      suggestionsLabel={suggestions}
    />
  )
}
