import type { Language } from '../domain/language.ts'
import { filterReadable } from '../domain/listed.ts'
import type { SellerPage } from '../domain/seller-page.ts'
import { locales } from '../messages/locale.ts'
import { sellerMessages } from '../messages/seller.ts'
import type { PageSummary } from './page-summary.ts'

/** Summarizes the public page of a seller at this path. */
export function sellerSummaryOf(
  { seller: { name }, forSale, products }: SellerPage,
  path: string,
  language: Language,
): PageSummary {
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
        mainEntity: { '@type': 'Person', name },
      },
    ],
  }
}
