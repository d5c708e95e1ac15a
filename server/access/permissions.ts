import type { ActOf } from '../http/limits.ts'

/** The location of a value in a request. */
export type Parameter = { readonly in: 'path' | 'query' | 'body'; readonly name: string }

export type FlowName = 'order' | 'offer'

/** The resources that a call acts on, each by the place where the request names it. */
export type Things = {
  readonly email?: Parameter
  readonly booking?: Parameter
  readonly product?: Parameter
  /** The flow that the path names by its id. The buyer and the seller of the flow own it. */
  readonly flow?: FlowName
  /**
   * The buyer of the conversation about the product of the path; without one, the viewer is the buyer. The two and admins own
   * it.
   */
  readonly conversation?: Parameter
}

/** `own`: only if the caller owns the resources in `of`. A role without an entry may not make the call. */
type Reach = 'own' | 'any'

export type MemberRow = {
  readonly of?: Things
  readonly buyer?: Reach
  readonly seller?: Reach
  readonly admin?: Reach
}

type Row =
  | ((
      | { readonly everyone: true }
      /** Requires an ID token of the identity provider for the e-mail at this place. */
      | { readonly proven: Parameter }
      /** Requires the card provider's signature. */
      | { readonly signed: true }
    ) & { readonly limit: ActOf<'address'> })
  | (MemberRow & { readonly limit: ActOf<'account'> })

const path = (name: string): Parameter => ({ in: 'path', name })
const query = (name: string): Parameter => ({ in: 'query', name })
const body = (name: string): Parameter => ({ in: 'body', name })

const everyone = { everyone: true } as const
const everyMember = { buyer: 'any', seller: 'any', admin: 'any' } as const
const everyOwner = { buyer: 'own', seller: 'own', admin: 'own' } as const

/**
 * The access rules: call × role × ownership, and the limit of each call (access/limits.ts). access/authorise.ts enforces them,
 * and the server does not start where a call has no row here. A removed user has no permissions.
 */
export const permissions = {
  'GET /healthz': { ...everyone, limit: 'publicRead' },
  'GET /readyz': { ...everyone, limit: 'publicRead' },
  'GET /capabilities': { ...everyone, limit: 'publicRead' },
  'GET /get-categories': { ...everyone, limit: 'publicRead' },
  'GET /get-three-categories': { ...everyone, limit: 'publicRead' },
  'GET /v2/home-advertisements': { ...everyone, limit: 'publicRead' },
  'GET /v2/category/:id': { ...everyone, limit: 'publicRead' },
  'GET /v2/advertisements': { ...everyone, limit: 'publicRead' },
  'GET /products': { ...everyone, limit: 'publicRead' },
  'GET /products/:id': { ...everyone, limit: 'publicRead' },
  'GET /products/:id/contact': { ...everyMember, limit: 'contact' },
  'GET /sellers/:id': { ...everyone, limit: 'publicRead' },
  'GET /blogs': { ...everyone, limit: 'publicRead' },
  'GET /search': { ...everyone, limit: 'search' },
  'GET /search/suggest': { ...everyone, limit: 'suggestion' },

  'GET /jwt': { proven: query('email'), limit: 'accessToken' },
  'PUT /user': { proven: body('email'), limit: 'registration' },
  'GET /users/role/:email': {
    limit: 'read',
    of: { email: path('email') },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'PUT /book-product': { of: { email: body('email') }, buyer: 'own', limit: 'booking' },
  'GET /book-product': { of: { email: query('email') }, ...everyOwner, limit: 'read' },
  'DELETE /book-product': { of: { email: query('email') }, ...everyOwner, limit: 'bookingRemoval' },
  'GET /payment-booking/:id': { of: { booking: path('id') }, ...everyOwner, limit: 'paymentRead' },
  'POST /create-payment-intent': {
    of: { booking: body('bookingId') },
    buyer: 'own',
    limit: 'intent',
  },
  'POST /save-payment-info': {
    limit: 'savedPayment',
    of: { email: body('email'), booking: body('bookingId') },
    buyer: 'own',
  },

  'POST /add-product': { seller: 'any', limit: 'listing' },
  'GET /all-products/:email': { of: { email: path('email') }, seller: 'own', limit: 'read' },
  'PUT /advertise/:productId': {
    of: { product: path('productId') },
    seller: 'own',
    limit: 'listingEvent',
  },
  'DELETE /delete-product/:id': {
    of: { product: path('id') },
    seller: 'own',
    admin: 'any',
    limit: 'listingEvent',
  },
  'GET /listings': { seller: 'any', limit: 'read' },
  'GET /listings/:id': { of: { product: path('id') }, seller: 'own', limit: 'read' },
  'POST /listings/:id/events': {
    of: { product: path('id') },
    seller: 'own',
    limit: 'listingEvent',
  },
  'PATCH /listings/:id': { of: { product: path('id') }, seller: 'own', limit: 'listingEvent' },
  'GET /sold-products': { of: { email: query('email') }, seller: 'own', limit: 'read' },

  'GET /orders': { ...everyMember, limit: 'read' },
  'GET /orders/:id': {
    of: { flow: 'order' },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
    limit: 'read',
  },
  'POST /orders/:id/events': {
    limit: 'orderEvent',
    of: { flow: 'order' },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'GET /order-reviews': { admin: 'any', limit: 'read' },

  'POST /offers': { buyer: 'any', limit: 'offer' },
  'GET /offers': { buyer: 'any', seller: 'any', limit: 'read' },
  'GET /offers/:id': { of: { flow: 'offer' }, buyer: 'own', seller: 'own', limit: 'read' },
  'POST /offers/:id/events': {
    of: { flow: 'offer' },
    buyer: 'own',
    seller: 'own',
    limit: 'offerEvent',
  },

  'GET /notifications': { ...everyMember, limit: 'read' },
  'GET /notifications/unread': { ...everyMember, limit: 'read' },
  'POST /notifications/read': { ...everyMember, limit: 'notification' },
  'GET /notifications/settings': { ...everyMember, limit: 'read' },
  'PUT /notifications/settings': { ...everyMember, limit: 'notification' },
  'GET /notifications/push': { ...everyMember, limit: 'read' },
  'PUT /notifications/push': { ...everyMember, limit: 'accountChange' },
  // The keys of the earlier subscription say whose browser it is.
  'POST /notifications/push/renew': { ...everyone, limit: 'pushRenewal' },
  'POST /notifications/push/unsubscribe': { ...everyMember, limit: 'accountChange' },
  'GET /notifications/unsubscribe': { ...everyone, limit: 'unsubscription' },
  // The token of the address says whose mails end.
  'POST /notifications/unsubscribe': { ...everyone, limit: 'unsubscription' },

  'GET /conversations': { ...everyMember, limit: 'read' },
  'GET /conversations/unread': { ...everyMember, limit: 'read' },
  // An admin's own are those that were reported: the route checks it.
  'GET /conversations/:productId': {
    of: { conversation: query('buyer') },
    ...everyOwner,
    limit: 'read',
  },
  'POST /conversations/:productId/messages': {
    limit: 'message',
    of: { conversation: body('buyerId') },
    buyer: 'own',
    seller: 'own',
  },
  'POST /conversations/:productId/events': {
    limit: 'conversationEvent',
    of: { conversation: body('buyerId') },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'GET /payout-account': { seller: 'any', limit: 'read' },
  'POST /payout-account/onboarding': { seller: 'any', limit: 'onboarding' },
  'GET /live': { ...everyMember, limit: 'live' },

  'GET /demo-clock': { ...everyMember, limit: 'read' },
  'POST /demo-clock': { ...everyMember, limit: 'demoClock' },

  'POST /webhooks/cards': { signed: true, limit: 'webhook' },

  'POST /reported-product/': { ...everyMember, limit: 'report' },
  'GET /reported-product/': { admin: 'any', limit: 'read' },
  'DELETE /reports/:productId': { admin: 'any', limit: 'administration' },
  'GET /own-reports': { ...everyMember, limit: 'read' },
  'DELETE /own-reports/:productId': { ...everyMember, limit: 'report' },
  'GET /wishlist': { ...everyMember, limit: 'read' },
  'GET /wishlist/ids': { ...everyMember, limit: 'read' },
  'PUT /wishlist': { ...everyMember, limit: 'wishlist' },
  'DELETE /wishlist/:productId': { ...everyMember, limit: 'wishlist' },
  'GET /saved-searches': { ...everyMember, limit: 'read' },
  'POST /saved-searches': { ...everyMember, limit: 'savedSearch' },
  'PUT /saved-searches/:id/seen': { ...everyMember, limit: 'savedSearch' },
  'DELETE /saved-searches/:id': { ...everyMember, limit: 'savedSearch' },
  'GET /all-buyers': { admin: 'any', limit: 'read' },
  'DELETE /remove-buyer': { admin: 'any', limit: 'administration' },
  'GET /all-sellers': { admin: 'any', limit: 'read' },
  'DELETE /remove-seller': { admin: 'any', limit: 'administration' },
  'PUT /verify-seller': { admin: 'any', limit: 'administration' },
  'GET /removal-effects': { admin: 'any', limit: 'read' },

  'GET /account': { ...everyMember, limit: 'read' },
  'PATCH /account': { ...everyMember, limit: 'accountChange' },
  'GET /account/data': { ...everyMember, limit: 'accountData' },
  'POST /account/sign-out-everywhere': { ...everyMember, limit: 'accountChange' },
  'DELETE /account': { buyer: 'any', seller: 'any', limit: 'accountChange' },
} as const satisfies Record<string, Row>

/** A call that has a row: its method and its path, as registered by the routes. */
export type Call = keyof typeof permissions
