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
  | { readonly everyone: true }
  /** Requires an ID token of the identity provider for the e-mail at this place. */
  | { readonly proven: Parameter }
  /** Requires the card provider's signature. */
  | { readonly signed: true }
  | MemberRow

const path = (name: string): Parameter => ({ in: 'path', name })
const query = (name: string): Parameter => ({ in: 'query', name })
const body = (name: string): Parameter => ({ in: 'body', name })

const everyone = { everyone: true } as const
const everyMember = { buyer: 'any', seller: 'any', admin: 'any' } as const
const everyOwner = { buyer: 'own', seller: 'own', admin: 'own' } as const

/**
 * The access rules: call × role × ownership. access/authorise.ts enforces them, and the server does not start where a
 * call has no row here. A removed user has no permissions.
 */
export const permissions = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'GET /capabilities': everyone,
  'GET /get-categories': everyone,
  'GET /get-three-categories': everyone,
  'GET /v2/home-advertisements': everyone,
  'GET /v2/category/:id': everyone,
  'GET /v2/advertisements': everyone,
  'GET /products': everyone,
  'GET /products/:id': everyone,
  'GET /products/:id/contact': everyMember,
  'GET /sellers/:id': everyone,
  'GET /blogs': everyone,
  'GET /search': everyone,
  'GET /search/suggest': everyone,

  'GET /jwt': { proven: query('email') },
  'PUT /user': { proven: body('email') },
  'GET /users/role/:email': {
    of: { email: path('email') },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'PUT /book-product': { of: { email: body('email') }, buyer: 'own' },
  'GET /book-product': { of: { email: query('email') }, ...everyOwner },
  'DELETE /book-product': { of: { email: query('email') }, ...everyOwner },
  'GET /payment-booking/:id': { of: { booking: path('id') }, ...everyOwner },
  'POST /create-payment-intent': { of: { booking: body('bookingId') }, buyer: 'own' },
  'POST /save-payment-info': {
    of: { email: body('email'), booking: body('bookingId') },
    buyer: 'own',
  },

  'POST /add-product': { seller: 'any' },
  'GET /all-products/:email': { of: { email: path('email') }, seller: 'own' },
  'PUT /advertise/:productId': { of: { product: path('productId') }, seller: 'own' },
  'DELETE /delete-product/:id': { of: { product: path('id') }, seller: 'own', admin: 'any' },
  'GET /listings': { seller: 'any' },
  'GET /listings/:id': { of: { product: path('id') }, seller: 'own' },
  'POST /listings/:id/events': { of: { product: path('id') }, seller: 'own' },
  'PATCH /listings/:id': { of: { product: path('id') }, seller: 'own' },
  'GET /sold-products': { of: { email: query('email') }, seller: 'own' },

  'GET /orders': everyMember,
  'GET /orders/:id': { of: { flow: 'order' }, buyer: 'own', seller: 'own', admin: 'any' },
  'POST /orders/:id/events': {
    of: { flow: 'order' },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'GET /order-reviews': { admin: 'any' },

  'POST /offers': { buyer: 'any' },
  'GET /offers': { buyer: 'any', seller: 'any' },
  'GET /offers/:id': { of: { flow: 'offer' }, buyer: 'own', seller: 'own' },
  'POST /offers/:id/events': { of: { flow: 'offer' }, buyer: 'own', seller: 'own' },

  'GET /notifications': everyMember,
  'GET /notifications/unread': everyMember,
  'POST /notifications/read': everyMember,
  'GET /notifications/settings': everyMember,
  'PUT /notifications/settings': everyMember,
  'GET /notifications/push': everyMember,
  'PUT /notifications/push': everyMember,
  'POST /notifications/push/unsubscribe': everyMember,
  'GET /notifications/unsubscribe': everyone,
  // The token of the address says whose mails end.
  'POST /notifications/unsubscribe': everyone,

  'GET /conversations': everyMember,
  'GET /conversations/unread': everyMember,
  // An admin's own are those that were reported: the route checks it.
  'GET /conversations/:productId': { of: { conversation: query('buyer') }, ...everyOwner },
  'POST /conversations/:productId/messages': {
    of: { conversation: body('buyerId') },
    buyer: 'own',
    seller: 'own',
  },
  'POST /conversations/:productId/events': {
    of: { conversation: body('buyerId') },
    buyer: 'own',
    seller: 'own',
    admin: 'any',
  },

  'GET /payout-account': { seller: 'any' },
  'POST /payout-account/onboarding': { seller: 'any' },
  'GET /live': everyMember,

  'GET /demo-clock': everyMember,
  'POST /demo-clock': everyMember,

  'POST /webhooks/cards': { signed: true },

  'POST /reported-product/': everyMember,
  'GET /reported-product/': { admin: 'any' },
  'DELETE /reports/:productId': { admin: 'any' },
  'GET /own-reports': everyMember,
  'DELETE /own-reports/:productId': everyMember,
  'GET /wishlist': everyMember,
  'GET /wishlist/ids': everyMember,
  'PUT /wishlist': everyMember,
  'DELETE /wishlist/:productId': everyMember,
  'GET /saved-searches': everyMember,
  'POST /saved-searches': everyMember,
  'PUT /saved-searches/:id/seen': everyMember,
  'DELETE /saved-searches/:id': everyMember,
  'GET /all-buyers': { admin: 'any' },
  'DELETE /remove-buyer': { admin: 'any' },
  'GET /all-sellers': { admin: 'any' },
  'DELETE /remove-seller': { admin: 'any' },
  'PUT /verify-seller': { admin: 'any' },

  'GET /account': everyMember,
  'PATCH /account': everyMember,
  'GET /account/data': everyMember,
  'POST /account/sign-out-everywhere': everyMember,
  'DELETE /account': { buyer: 'any', seller: 'any' },
} as const satisfies Record<string, Row>

/** A call that has a row: its method and its path, as registered by the routes. */
export type Call = keyof typeof permissions
