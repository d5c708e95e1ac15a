/** The screen of the route `savedItems`: the server finds the code and the styles of a screen by this name. */
export { Screen } from './WishlistScreen.tsx'
