import { row, type Rows } from '../../product/crash.ts'
import { eachForItself, newTab, staysWithThePage } from '../../product/same.ts'

const active = 'signedIn.active'

/** Rows for a user who was restored without a connection. */
export const unconfirmed: Rows = {
  reload: row(active, 'The server gives the role.'),
  reopen: newTab,
  backAndForward: staysWithThePage,
  offline: row(active, 'The restored connection has the user confirmed.', {
    meanwhile: 'signedIn.unconfirmed',
  }),
  twoTabs: eachForItself,
  tokenExpired: row(active, 'The first rejected call has the user confirmed.', {
    next: ['open My Orders'],
  }),
  dayLater: row(active, 'The first rejected call renews the access token and the ID token.', {
    next: ['open My Orders'],
  }),
}

/** Rows for such a user while the provider and the server confirm who the user is. */
export const beingConfirmed = (why: string): Rows => ({
  reload: row(active, why, { before: ['orders are shown again'] }),
  reopen: newTab,
  backAndForward: row(active, 'The session continues on every screen.', {
    before: ['orders are shown again'],
  }),
  offline: row(active, 'The restored connection has the user confirmed once more.', {
    before: ['orders are shown again'],
    meanwhile: 'signedIn.unconfirmed',
  }),
  twoTabs: row(active, 'Each tab confirms its own user.', {
    before: ['orders are shown again'],
    other: active,
  }),
  tokenExpired: { same: 'reload', why: 'A new token is being fetched anyway.' },
  dayLater: { same: 'reload', why: 'The ID token is renewed together with the access token.' },
})
