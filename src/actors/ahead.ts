import type { Api } from '../api/api.ts'
import type { Destination } from '../domain/destinations.ts'
import { pageLength } from '../domain/page.ts'

/** How long an answer stands for the one that is asked for then, in milliseconds. */
const FRESH = 10_000

/** The public lists (rule C2), and the booking that a payment page begins with. */
type CallsAhead = Pick<
  Api,
  | 'getCategories'
  | 'getThreeCategories'
  | 'getHomeAdvertisements'
  | 'getCategoryProducts'
  | 'getAdvertisements'
  | 'getBlogEntries'
  | 'getPayableBooking'
>

/**
 * The calls, of which some may have been made a moment before they are asked for: `ahead` makes one, and who
 * asks for the same on `api` soon after is given its answer, once. What failed is asked anew, and all of it once
 * something has been changed.
 */
export function withAhead(
  calls: Api,
  now: () => number = () => performance.now(),
): { api: Api; ahead: CallsAhead; forget: () => void } {
  const answers = new Map<string, { askedAt: number; answer: Promise<unknown> }>()
  const fresh = (name: string) => {
    const kept = answers.get(name)
    return kept !== undefined && now() - kept.askedAt < FRESH ? kept.answer : null
  }
  type Ask = (name: string, make: () => Promise<unknown>) => Promise<unknown>
  const through = (ask: Ask): Api =>
    new Proxy(calls, {
      get:
        (target, call) =>
        (...given: readonly unknown[]) => {
          if (!String(call).startsWith('get')) answers.clear()
          const make = async () => Reflect.apply(Reflect.get(target, call), undefined, given)
          return ask(JSON.stringify([call, ...given]), make)
        },
    })
  return {
    api: through((name, make) => {
      const answer = fresh(name)
      answers.delete(name)
      return answer ?? make()
    }),
    ahead: through((name, make) => {
      const answer = fresh(name) ?? make()
      if (answers.get(name)?.answer !== answer) {
        answers.set(name, { askedAt: now(), answer })
        answer.catch(() => answers.delete(name))
      }
      return answer
    }),
    /** What one user was answered is nothing for the next. */
    forget: () => answers.clear(),
  }
}

const isShelf = (place: Destination | null) =>
  place?.screen === 'category' || place?.screen === 'advertisements'

/** Asks for what a screen is going to show, as its flows will ask for it (src/actors/catalogue.ts and shelf.ts). */
export function askAhead(
  calls: CallsAhead,
  destination: Destination,
  here: Destination | null,
): void {
  // A shelf's answer may be still arriving, and another one would take its place.
  if (isShelf(here) && isShelf(destination)) return
  const asked = (): readonly Promise<unknown>[] => {
    switch (destination.screen) {
      case 'home':
        return [calls.getThreeCategories(), calls.getHomeAdvertisements()]
      case 'categories':
        return [calls.getCategories()]
      case 'category':
        return [
          calls.getCategoryProducts(destination.categoryId, beginning(destination.productId)),
          calls.getCategories(),
        ]
      case 'advertisements':
        return [calls.getAdvertisements(beginning(destination.productId))]
      case 'blog':
        return [calls.getBlogEntries()]
      case 'payment':
        return [calls.getPayableBooking(destination.bookingId)]
      default:
        return []
    }
  }
  // What goes wrong here is no one's concern: the screen asks again and says so.
  Promise.allSettled(asked())
}

const beginning = (productId?: string) => ({ count: pageLength, wantedId: productId ?? null })
