import { plainProduct } from './plain-answers.ts'
import { type Case, bearer, email } from './section-seven-case.ts'

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
    sends: { method: 'GET', path: '/get-categories' },
    answers: [category],
    gives: [category],
  },
  {
    name: 'C1, C2: getThreeCategories',
    call: (to) => to.getThreeCategories(),
    sends: { method: 'GET', path: '/get-three-categories' },
    answers: [category, category, category],
    gives: [category, category, category],
  },
  {
    name: 'C1, C2: getHomeAdvertisements',
    call: (to) => to.getHomeAdvertisements(),
    sends: { method: 'GET', path: '/v2/home-advertisements' },
    answers: [plainProduct],
    gives: [plainProduct],
  },
  {
    name: 'C1, C2, R5: getBlogEntries',
    call: (to) => to.getBlogEntries(),
    sends: { method: 'GET', path: '/blogs' },
    answers: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
    gives: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
  },
  {
    name: 'C1, C2: getAdvertisements',
    call: (to) => to.getAdvertisements(asked),
    sends: { method: 'GET', path: '/v2/advertisements', query },
    answers: [plainProduct],
    gives: wholeShelf,
  },
  {
    name: 'C1, C2: getCategoryProducts encodes the id',
    call: (to) => to.getCategoryProducts('a/b?c', asked),
    sends: { method: 'GET', path: '/v2/category/a%2Fb%3Fc', query },
    answers: [plainProduct],
    gives: wholeShelf,
  },
  {
    name: 'S5: getAccessToken without an ID token is the call of section 7',
    call: (to) => to.getAccessToken({ email, proof: null }),
    sends: { method: 'GET', path: '/jwt', query: { email } },
    answers: { accessToken: 'access-2' },
    gives: 'access-2',
  },
  {
    name: 'S5: getAccessToken takes the ID token along where there is one',
    call: (to) => to.getAccessToken({ email, proof: 'id-token-1' }),
    sends: { method: 'GET', path: '/jwt', query: { email }, ...proof },
    answers: { accessToken: 'access-2' },
    gives: 'access-2',
  },
  {
    name: 'S4: putUser sends name, e-mail and role, and the ID token as a bearer only',
    call: (to) => to.putUser({ ...person, proof: 'id-token-1' }),
    sends: { method: 'PUT', path: '/user', payload: person, ...proof },
    answers: { acknowledged: true, upsertedId: 'user-1' },
    gives: true,
  },
  {
    name: 'S6, S8: getRole asks by the encoded e-mail with the access token',
    call: (to) => to.getRole(email),
    sends: { method: 'GET', path: '/users/role/bo%2B1%40loppis.test', ...bearer },
    answers: { role: 'buyer' },
    gives: 'buyer',
  },
]
