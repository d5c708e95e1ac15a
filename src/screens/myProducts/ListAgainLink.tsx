import type { ReactNode } from 'react'
import { sellerListingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { pathOf } from '../paths.ts'

type ListAgainLinkProps = {
  productId: string
  /** The product as which it is listed again; undefined where it is not. */
  listedAgainAs: string | undefined
  size?: 'small'
  /** The rest of the link's name. */
  children?: ReactNode
}

/** Leads from a product whose order ended without a sale to the form for another sale, or to its new listing. */
export function ListAgainLink({ productId, listedAgainAs, size, children }: ListAgainLinkProps) {
  const { listAgain, seeNew } = useMessages(sellerListingMessages)
  const href =
    listedAgainAs === undefined
      ? pathOf({ screen: 'addProduct', again: productId })
      : pathOf({ screen: 'product', productId: listedAgainAs })
  return (
    <ButtonLink href={href} {...(size && { size })}>
      {listedAgainAs === undefined ? listAgain : seeNew}
      {children}
    </ButtonLink>
  )
}
