import { camera } from '../../../src/screens/story-fixtures.ts'
import { errorAnswer, json } from '../../screen/scripted-server.ts'
import { outcomesOf, press, type Scene } from './scene.ts'

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
    place: { ...buyers, answers: oneBuyer },
    call: 'DELETE /remove-buyer',
    buttons: ['Remove Bo', 'Remove'],
    done: { deletedCount: 1 },
    undone: { deletedCount: 0 },
    asks: 'removeBuyer',
    says: 'buyerRemoved',
  },
  {
    rule: 'A4',
    place: { ...sellers, answers: oneSeller },
    call: 'PUT /verify-seller',
    buttons: ['Verify Sam', 'Verify'],
    done: { modifiedCount: 1 },
    undone: { modifiedCount: 0 },
    asks: 'verifySeller',
    says: 'sellerVerified',
  },
  {
    rule: 'A5',
    place: { ...sellers, answers: oneSeller },
    call: 'DELETE /remove-seller',
    buttons: ['Remove Sam', 'Remove'],
    done: { deletedCount: 1 },
    undone: { deletedCount: 0 },
    asks: 'removeSeller',
    says: 'sellerRemoved',
  },
  {
    rule: 'A7',
    place: { ...reports, answers: oneReport },
    call: `DELETE /delete-product/${camera._id}`,
    buttons: [`Delete ${camera.productName}`, 'Delete'],
    done: { deletedCount: 1 },
    asks: 'deleteProduct',
    says: 'reportedProductRemoved',
  },
] as const

export const adminScenes: readonly Scene[] = [
  ...acts.flatMap(({ rule, place, buttons, asks, ...action }): Scene[] => [
    { sentence: asks, rules: `${rule}, A9`, ...place, act: press(buttons[0]) },
    ...outcomesOf({
      rules: `A8, ${rule}`,
      place,
      act: press(...buttons),
      fails: 'adminError',
      ...action,
    }),
  ]),
  ...[
    { when: 'when the server rejects it', answer: errorAnswer(403, 'Not you'), logs: 'Not you' },
    {
      when: 'when the server changed nothing',
      answer: json({ modifiedCount: 0 }),
      logs: 'The server changed nothing.',
    },
  ].map(({ when, answer, logs }) => ({
    when,
    sentence: 'adminError' as const,
    rules: 'A8',
    ...sellers,
    answers: { ...oneSeller, 'PUT /verify-seller': answer },
    act: press('Verify Sam', 'Verify'),
    inToast: true as const,
    inConsole: logs,
  })),
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
