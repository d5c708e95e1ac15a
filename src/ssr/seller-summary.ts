import type { Language } from '../domain/language.ts'
import { filterReadable } from '../domain/listed.ts'
import type { SellerPage } from '../domain/seller-page.ts'
import { locales } from '../messages/locale.ts'
import { sellerMessages } from '../messages/seller.ts'
import type { PageSummary } from './page-summary.ts'

/** Summarizes the public page of a seller at this path. */
export function sellerSummaryOf(
  { seller, forSale, products }: SellerPage,
  path: string,
  language: Language,
): PageSummary {
  const { name } = seller
  const { messagesFor, formatCount } = locales[language]
  const messages = messagesFor(sellerMessages)
  const description = messages.description(
    name,
    messages.forSale(forSale === 1, formatCount(forSale)),
  )
  const [newest] = filterReadable(products)
  return {
    status: 200,
    description,
    social:
      newest === undefined ? null : { title: name, description, image: newest.image, price: null },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: path,
        mainEntity: sellerDataOf(seller),
      },
    ],
  }
}

/**
 * Returns a seller in the vocabulary of schema.org, with the average of the reviews where there are any: it has one for an
 * organization, and none for a person.
 */
export function sellerDataOf({ name, rating }: Pick<SellerPage['seller'], 'name' | 'rating'>) {
  if (rating?.average === undefined || rating.count === 0) return { '@type': 'Person', name }
  const { average, count } = rating
  return {
    '@type': 'Organization',
    name,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      bestRating: 5,
      reviewCount: count,
    },
  }
}
