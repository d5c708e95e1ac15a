import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { pathOf } from '../paths.ts'

/** Says that there is nothing, and leads to the home page. `find`: the words of the link. */
export function NothingToShow({ sentence, find }: { sentence: string; find: string }) {
  return (
    <EmptyState
      action={
        <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
          {find}
        </ButtonLink>
      }
      drawing={<EmptyShelf />}
      sentence={sentence}
    />
  )
}
