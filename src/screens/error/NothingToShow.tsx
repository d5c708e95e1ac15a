import type { Role } from '../../domain/user.ts'
import { errorMessages } from '../../messages/error.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { pathOf } from '../paths.ts'

type NothingToShowProps = {
  sentence: string
  /** The words of the link. */
  find: string
  role?: Role | null
}

/** Says that there is nothing, and leads to the home page; a seller to Add a Product. */
export function NothingToShow({ sentence, find, role = null }: NothingToShowProps) {
  const { addProduct } = useMessages(errorMessages)
  const isSeller = role === 'seller'
  return (
    <EmptyState
      action={
        <ButtonLink href={pathOf({ screen: isSeller ? 'addProduct' : 'home' })} variant="accent">
          {isSeller ? addProduct : find}
        </ButtonLink>
      }
      drawing={<EmptyShelf />}
      sentence={sentence}
    />
  )
}
