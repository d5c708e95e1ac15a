import { accountEndpoints } from './account.ts'
import { blogEndpoints } from './blog.ts'
import { bookingEndpoints } from './bookings.ts'
import { capabilityEndpoints } from './capabilities.ts'
import { caseEndpoints } from './cases.ts'
import { categoryEndpoints } from './categories.ts'
import { conversationEndpoints } from './conversations.ts'
import { demoClockEndpoints } from './demoClock.ts'
import { deskEndpoints } from './desk.ts'
import { followingEndpoints } from './following.ts'
import { healthEndpoints } from './health.ts'
import { listingEndpoints } from './listings.ts'
import { liveEndpoints } from './live.ts'
import { memberEndpoints } from './members.ts'
import { notificationEndpoints } from './notifications.ts'
import { offerEndpoints } from './offers.ts'
import { openApiEndpoint } from './openapi.ts'
import { orderEndpoints } from './orders.ts'
import { paymentEndpoints } from './payments.ts'
import { payoutAccountEndpoints } from './payout-account.ts'
import { placeEndpoints } from './places.ts'
import { productEndpoints } from './products.ts'
import { pushEndpoints } from './push.ts'
import { reportEndpoints } from './reports.ts'
import { reviewEndpoints } from './reviews.ts'
import { saleEndpoints } from './sales.ts'
import { savedSearchEndpoints } from './savedSearches.ts'
import { searchEndpoints } from './search.ts'
import { unsubscribeEndpoints } from './unsubscribe.ts'
import { userEndpoints } from './users.ts'
import { webhookEndpoints } from './webhooks.ts'
import { wishlistEndpoints } from './wishlist.ts'

const calls = [
  ...healthEndpoints,
  ...capabilityEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...searchEndpoints,
  ...placeEndpoints,
  ...blogEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...memberEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...orderEndpoints,
  ...offerEndpoints,
  ...reviewEndpoints,
  ...conversationEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...unsubscribeEndpoints,
  ...liveEndpoints,
  ...payoutAccountEndpoints,
  ...demoClockEndpoints,
  ...listingEndpoints,
  ...saleEndpoints,
  ...reportEndpoints,
  ...caseEndpoints,
  ...deskEndpoints,
  ...wishlistEndpoints,
  ...savedSearchEndpoints,
  ...followingEndpoints,
  ...webhookEndpoints,
]

/** Every endpoint of the market. */
export const endpoints = [...calls, openApiEndpoint(calls)]

/** The method and the path of an endpoint. */
export type Call = (typeof endpoints)[number]['call']
