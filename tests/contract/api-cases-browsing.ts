import { plainProduct } from './response-fixtures.ts'
import { type Case, bearer, email } from './api-case.ts'

const category = { _id: 'category-1', categoryName: 'Bicycles' }
const person = { name: 'Bo Buyer', email, role: 'buyer' as const }
const proof = { authorization: 'Bearer id-token-1' }

/** The paging extension: a server of section 7 ignores it and returns the whole list. */
const asked = { count: 24, wantedId: null }
const query = { limit: '24' }
const wholeShelf = { items: [plainProduct], next: null, total: 1 }

/** The cases of the public lists and the session. */
export const browsingCases: Case[] = [
  {
    name: 'C1, C2: getCategories',
    call: (to) => to.getCategories(),
    request: { method: 'GET', path: '/get-categories' },
    response: [category],
    returns: [category],
  },
  {
    name: 'C1, C2: getThreeCategories',
    call: (to) => to.getThreeCategories(),
    request: { method: 'GET', path: '/get-three-categories' },
    response: [category, category, category],
    returns: [category, category, category],
  },
  {
    name: 'C1, C2: getHomeAdvertisements',
    call: (to) => to.getHomeAdvertisements(),
    request: { method: 'GET', path: '/v2/home-advertisements' },
    response: [plainProduct],
    returns: [plainProduct],
  },
  {
    name: 'C1, C2, R5: getBlogEntries',
    call: (to) => to.getBlogEntries(),
    request: { method: 'GET', path: '/blogs' },
    response: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
    returns: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
  },
  {
    name: 'C1, C2: getAdvertisements',
    call: (to) => to.getAdvertisements(asked),
    request: { method: 'GET', path: '/v2/advertisements', query },
    response: [plainProduct],
    returns: wholeShelf,
  },
  {
    name: 'C1, C2: getCategoryProducts encodes the id',
    call: (to) => to.getCategoryProducts('a/b?c', asked),
    request: { method: 'GET', path: '/v2/category/a%2Fb%3Fc', query },
    response: [plainProduct],
    returns: wholeShelf,
  },
  {
    name: 'S5: getAccessToken without an ID token is the call of section 7',
    call: (to) => to.getAccessToken({ email, idToken: null }),
    request: { method: 'GET', path: '/jwt', query: { email } },
    response: { accessToken: 'access-2' },
    returns: 'access-2',
  },
  {
    name: 'S5: getAccessToken sends the ID token if there is one',
    call: (to) => to.getAccessToken({ email, idToken: 'id-token-1' }),
    request: { method: 'GET', path: '/jwt', query: { email }, ...proof },
    response: { accessToken: 'access-2' },
    returns: 'access-2',
  },
  {
    name: 'S4: putUser sends name, e-mail and role, and the ID token as a bearer only',
    call: (to) => to.putUser({ ...person, idToken: 'id-token-1' }),
    request: { method: 'PUT', path: '/user', payload: person, ...proof },
    response: { acknowledged: true, upsertedId: 'user-1' },
    returns: true,
  },
  {
    name: 'S6, S8: getRole sends the encoded e-mail and the access token',
    call: (to) => to.getRole(email),
    request: { method: 'GET', path: '/users/role/bo%2B1%40loppis.test', ...bearer },
    response: { role: 'buyer' },
    returns: 'buyer',
  },
]
