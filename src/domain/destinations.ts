/**
 * The table of screens registers its type here (src/screens/paths.ts), because a machine imports no screen.
 * @public
 */
export interface Register {}

/** A screen of the app with its parameters. */
export type Destination = Register extends { destination: infer Registered } ? Registered : never

/** The name of a screen. */
export type ScreenName = Destination['screen']

/** The screens with products, where users book and report and where they return after signing in. */
export type ProductListDestination = Extract<
  Destination,
  { screen: 'category' | 'advertisements' | 'product' | 'search' }
>

/** Returns the login destination that leads back to one product, on its page or in its list (rule B3). */
export function loginFor(productId: string, productList: ProductListDestination): Destination {
  return { screen: 'login', origin: { ...productList, productId } }
}
