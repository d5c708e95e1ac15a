/** The calls into which a fault can be injected, by method and path: those of the market and of the stand-ins. */
const calls = [
  'GET /get-categories',
  'GET /get-three-categories',
  'GET /v2/home-advertisements',
  'GET /v2/advertisements',
  'GET /v2/category/:id',
  'GET /products/:id',
  'GET /products/:id/contact',
  'GET /blogs',
  'GET /search',
  'GET /jwt',
  'PUT /user',
  'GET /users/role/:email',
  'PUT /book-product',
  'GET /book-product',
  'DELETE /book-product',
  'GET /payment-booking/:id',
  'POST /create-payment-intent',
  'POST /save-payment-info',
  'POST /reported-product/',
  'GET /reported-product/',
  'DELETE /own-reports/:productId',
  'GET /wishlist/ids',
  'PUT /wishlist',
  'DELETE /wishlist/:productId',
  'POST /add-product',
  'GET /all-products/:email',
  'PUT /advertise/:id',
  'DELETE /delete-product/:id',
  'GET /sold-products',
  'GET /all-buyers',
  'DELETE /remove-buyer',
  'GET /all-sellers',
  'PUT /verify-seller',
  'DELETE /remove-seller',
  'GET /account',
  'PATCH /account',
  'GET /account/data',
  'POST /account/sign-out-everywhere',
  'DELETE /account',
  'GET /conversations',
  'GET /conversations/:productId',
  'POST /conversations/:productId/messages',
  'GET /offers',
  'POST /offers',
  'GET /orders',
  'GET /orders/:id',
  'POST /orders/:id/events',
  'GET /payout-account',
  'POST /payout-account/onboarding',
  'GET /live',
  'POST /standins/cards/v1/payment_intents/:id/confirm',
  'GET /standins/cards/v1/payment_intents/:id',
  'POST /standins/cards/challenges/:id',
  'POST /standins/images/upload',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:signUp',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:sendOobCode',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:resetPassword',
] as const
export type CallName = (typeof calls)[number]

const known = calls.map((name) => {
  const [method, pathname] = name.split(' ')
  return { name, method, address: new URLPattern({ pathname: pathname ?? '' }) }
})

/** Returns the name of the call that a request makes; null if it is none of these. */
export function callOf({ method, url }: { method: string; url: string }): CallName | null {
  return known.find((call) => call.method === method && call.address.test(url))?.name ?? null
}
