import { type Failure, wordsOf } from './failure.ts'
import { ownSentences } from './own-sentences.ts'
import type { Product } from './product.ts'

/** What became of the products that a seller wanted advertised since the list was loaded, by their ids. */
export type Advertising = {
  advertised: readonly string[]
  /** The failure of the last try. */
  failures: Readonly<Record<string, Failure>>
}

/** running, ended: advertised, and it stays so until it is sold; open: it can be advertised. */
export type AdvertisementStanding = 'running' | 'ended' | 'sold' | 'gone' | 'open'

/** Where a product stands with its advertisement, by the list and by what the server answered since (rule L5). */
export function advertisementOf(
  { _id, isSold, isAdvertised }: Product,
  { advertised, failures }: Advertising,
): AdvertisementStanding {
  if (isAdvertised || advertised.includes(_id)) return isSold ? 'ended' : 'running'
  const failed = failures[_id]?.kind
  if (isSold || failed === 'conflict') return 'sold'
  return failed === 'notFound' ? 'gone' : 'open'
}

/** Advertised, or refused for good: asking again cannot help. */
export function isSettled(productId: string, { advertised, failures }: Advertising): boolean {
  const failed = failures[productId]?.kind
  return advertised.includes(productId) || failed === 'conflict' || failed === 'notFound'
}

/** Why a product was not advertised, for its seller; null where nothing can be said that helps. */
export function whyNotAdvertised(failure: Failure): string | null {
  switch (failure.kind) {
    case 'conflict':
      return ownSentences.soldNotAdvertised
    case 'notFound':
      return ownSentences.notListed
    case 'noAnswer':
    case 'unauthorized':
    case 'forbidden':
    case 'tooMany':
      return wordsOf(failure)
    default:
      return null
  }
}
