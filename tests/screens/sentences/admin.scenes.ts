import { camera } from '../../../src/screens/story-fixtures.ts'
import { type Answer, json, errorAnswer } from '../scripted-server.ts'
import { breakdowns, press, type Scene } from './scene.ts'

const buyers = { at: '/dashboard/all-buyers', as: 'admin' } as const
const sellers = { at: '/dashboard/all-sellers', as: 'admin' } as const
const reports = { at: '/dashboard/reported-items', as: 'admin' } as const

const oneBuyer = { 'GET /all-buyers': json([{ _id: 'bo', name: 'Bo', email: 'bo@loppis.test' }]) }
const sam = { _id: 'sam', name: 'Sam', email: 'sam@loppis.test' }
const oneSeller = { 'GET /all-sellers': json([{ ...sam, isVerified: false }]) }
const reportOf = (product: typeof camera) => ({
  'GET /reported-product/': json([{ reportedProductId: product._id, productData: [product] }]),
})
const oneReport = reportOf(camera)

const acts = [
  {
    rule: 'A2',
    place: { ...buyers, list: oneBuyer },
    call: 'DELETE /remove-buyer',
    press: ['Remove Bo', 'Remove'],
    done: { deletedCount: 1 },
    undone: { deletedCount: 0 },
    asks: 'removeBuyer',
    says: 'buyerRemoved',
  },
  {
    rule: 'A4',
    place: { ...sellers, list: oneSeller },
    call: 'PUT /verify-seller',
    press: ['Verify Sam', 'Verify'],
    done: { modifiedCount: 1 },
    undone: { modifiedCount: 0 },
    asks: 'verifySeller',
    says: 'sellerVerified',
  },
  {
    rule: 'A5',
    place: { ...sellers, list: oneSeller },
    call: 'DELETE /remove-seller',
    press: ['Remove Sam', 'Remove'],
    done: { deletedCount: 1 },
    undone: { deletedCount: 0 },
    asks: 'removeSeller',
    says: 'sellerRemoved',
  },
  {
    rule: 'A7',
    place: { ...reports, list: oneReport },
    call: `DELETE /delete-product/${camera._id}`,
    press: [`Delete ${camera.productName}`, 'Delete'],
    done: { deletedCount: 1 },
    undone: null,
    asks: 'deleteProduct',
    says: 'reportedProductRemoved',
  },
] as const

export const adminScenes: readonly Scene[] = [
  ...acts.flatMap(
    ({ rule, place: { at, as, list }, call, press: names, done, undone, ...said }) => {
      const [row] = names
      const after = (answer: Answer) => ({
        at,
        as,
        answers: { ...list, [call]: answer },
        act: press(...names),
        inToast: true as const,
      })
      const failures = [
        ...breakdowns,
        {
          when: 'when the server rejects the request',
          answer: errorAnswer(403, 'For admins only'),
        },
        ...(undone === null ? [] : [{ when: 'when nothing was changed', answer: json(undone) }]),
      ]
      return [
        { sentence: said.asks, rules: rule, at, as, answers: list, act: press(row) },
        { sentence: said.says, rules: rule, ...after(json(done)) },
        ...failures.map(({ when, answer }) => ({
          when,
          sentence: 'adminError' as const,
          rules: `A8, ${rule}`,
          ...after(answer),
          inConsole: true as const,
        })),
      ]
    },
  ),
  {
    sentence: 'noReports',
    rules: 'A6',
    ...reports,
    answers: { 'GET /reported-product/': json([]) },
  },
  { sentence: 'running', rules: 'A6', ...reports, answers: oneReport },
  {
    sentence: 'noAdvertisement',
    rules: 'A6',
    ...reports,
    answers: reportOf({ ...camera, isAdvertised: false }),
  },
  {
    sentence: 'verified',
    rules: 'A3',
    ...sellers,
    answers: { 'GET /all-sellers': json([{ ...sam, isVerified: true }]) },
  },
]
