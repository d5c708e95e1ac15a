import { blogApi } from './blog.ts'
import { bookingsApi } from './bookings.ts'
import { casesApi } from './cases.ts'
import { deskApi } from './desk.ts'
import { categoriesApi } from './categories.ts'
import { createExtensions } from './extensions.ts'
import { createHttp, type HttpOptions } from './client.ts'
import { listingsApi } from './listings.ts'
import { liveApi } from './live.ts'
import { membersApi } from './members.ts'
import { orderReviewsApi } from './orderReviews.ts'
import { conversationsApi } from './conversations.ts'
import { notificationsApi } from './notifications.ts'
import { offersApi } from './offers.ts'
import { ordersApi } from './orders.ts'
import { paymentsApi } from './payments.ts'
import { payoutsApi } from './payouts.ts'
import { productPagesApi } from './product-pages.ts'
import { productsApi } from './products.ts'
import { reviewsApi } from './reviews.ts'
import { reportsApi } from './reports.ts'
import { savedSearchesApi } from './savedSearches.ts'
import { searchApi } from './search.ts'
import { sessionsApi } from './sessions.ts'
import { wishlistApi } from './wishlist.ts'
import { demoClockApi } from './demoClock.ts'
import { sellerPagesApi } from './seller-pages.ts'
import { accountApi } from './account.ts'
import { followingApi } from './following.ts'

/** All calls to the marketplace server. Every call throws only FailureError, and is asynchronous, as its code loads late. */
export type Api = ReturnType<typeof createApi>

export function createApi(options: HttpOptions) {
  const http = createHttp(options)
  const extensions = createExtensions()
  return {
    ...blogApi(http),
    ...categoriesApi(http),
    ...casesApi(http, extensions),
    ...deskApi(http, extensions),
    ...productsApi(http),
    ...productPagesApi(http),
    ...searchApi(http, extensions),
    ...savedSearchesApi(http, extensions),
    ...sessionsApi(http, extensions),
    ...bookingsApi(http),
    ...paymentsApi(http),
    ...ordersApi(http),
    ...orderReviewsApi(http, extensions),
    ...reviewsApi(http, extensions),
    ...payoutsApi(http, extensions),
    ...offersApi(http, extensions),
    ...conversationsApi(http, extensions),
    ...notificationsApi(http, extensions),
    ...liveApi(http),
    ...listingsApi(http, extensions),
    ...reportsApi(http, extensions),
    ...wishlistApi(http, extensions),
    ...membersApi(http, extensions),
    ...demoClockApi(http, extensions),
    ...sellerPagesApi(http),
    ...accountApi(http, extensions),
    ...followingApi(http, extensions),
  } satisfies Record<string, (...given: never[]) => Promise<unknown>>
}
