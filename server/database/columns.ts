import type { StateValue } from 'xstate'
import type { CaseContext } from '../../machines/market/case.machine.ts'
import type { ConversationContext } from '../../machines/market/conversation.machine.ts'
import type { ListingContext } from '../../machines/market/listing.machine.ts'
import type { OfferContext } from '../../machines/market/offer.machine.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { ReviewContext } from '../../machines/market/review.machine.ts'

/** The texts of a row in other languages than its own, by language tag. */
type Translations<Texts> = Readonly<Record<string, Texts>>

export type CategoryTranslations = Translations<{ name: string }>
export type BlogTranslations = Translations<{ question: string; answer: string }>

/** The srcset strings of a picture in two formats and, where known, its dominant colour as #rgb. */
export type PictureSources = { avif: string; webp: string; colour?: string }

/** A picture of a product, as an answer has it and as `products.more_pictures` stores it. */
export type Picture = { image: string; imageSources?: PictureSources }

/** The state of a flow's machine, and its context, which the name of the flow decides. */
export type Value = StateValue
export type Context =
  | OrderContext
  | ListingContext
  | OfferContext
  | ConversationContext
  | ReviewContext
  | CaseContext

/** An event as the journal stores it; `at` is in milliseconds since 1970. */
export type StoredEvent = { type: string; at: number; [field: string]: unknown }

/** The parameters of an effect. */
export type Params = Readonly<Record<string, unknown>>
