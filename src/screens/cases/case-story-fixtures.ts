import type { Case } from '../../domain/case.ts'
import { camera, chair, picture } from '../story-fixtures.ts'

const words = { name: 'words' }
const grounds = [
  {
    key: 'misleading',
    rule: 1,
    text: { en: 'Describe your item truthfully.', sv: 'Beskriv varan sanningsenligt.' },
  },
  {
    key: 'abuse',
    rule: 6,
    text: { en: 'Treat others with respect.', sv: 'Bemöt andra med respekt.' },
  },
] as const
const [misleading, abuse] = grounds

/** A hidden listing, as its seller reads it. */
export const hiddenCamera: Case = {
  _id: 'case-1',
  about: 'listing',
  state: 'actioned',
  can: [{ event: 'concerned.appeal', fields: [words] }],
  product: { _id: camera._id, name: camera.productName, image: picture },
  concerned: { _id: 'seller-1', name: 'Sam Sand' },
  message: null,
  isInForce: true,
  decision: {
    measure: 'hide',
    at: '2031-05-02T10:00:00.000Z',
    ground: misleading,
    words: 'The pictures are from a shop.\nShow your own camera.',
    until: null,
  },
  appeal: null,
  appealUntil: '2031-11-02T10:00:00.000Z',
  decideBy: null,
}

/** A hidden message whose writer has appealed. */
const appealedMessage: Case = {
  ...hiddenCamera,
  _id: 'case-2',
  about: 'message',
  state: 'appealed',
  can: [],
  product: { _id: chair._id, name: chair.productName, image: picture },
  message: 'You are a thief!',
  decision: {
    measure: 'hide',
    at: '2031-05-03T10:00:00.000Z',
    ground: abuse,
    words: 'It insults the buyer.',
    until: null,
  },
  appeal: { words: 'I was angry, and have said sorry since.', answer: '' },
  appealUntil: null,
  decideBy: '2031-05-17T10:00:00.000Z',
}

export const suspension: Case = {
  ...hiddenCamera,
  _id: 'case-3',
  about: 'user',
  product: null,
  decision: {
    measure: 'suspend',
    at: '2031-05-04T10:00:00.000Z',
    ground: abuse,
    words: 'You have threatened two buyers.',
    until: '2031-05-11T10:00:00.000Z',
  },
}

const warning: Case = {
  ...suspension,
  _id: 'case-4',
  state: 'upheld',
  can: [],
  isInForce: false,
  decision: { ...appealedMessage.decision, measure: 'warn', words: 'Be kind.' } as Case['decision'],
  appeal: { words: 'I am kind.', answer: 'We have read the messages again.' },
  appealUntil: null,
}

const reversed: Case = {
  ...warning,
  _id: 'case-5',
  about: 'listing',
  state: 'reversed',
  product: hiddenCamera.product,
  decision: hiddenCamera.decision,
  appeal: { words: 'Here is the receipt.', answer: 'You are right.' },
}

const ended: Case = { ...suspension, _id: 'case-6', isInForce: false }

/** The decisions that concern a seller. */
export const decisions: readonly Case[] = [
  hiddenCamera,
  appealedMessage,
  suspension,
  warning,
  reversed,
  ended,
  // A newer server has measures and states that this client does not know.
  {
    ...ended,
    _id: 'case-7',
    state: 'paused',
    decision: { ...ended.decision, measure: 'limit' } as Case['decision'],
  },
]

const acting = (measures: readonly string[], days: readonly string[] = []): Case['can'] => [
  { event: 'admin.dismiss', fields: [] },
  {
    event: 'admin.act',
    fields: [
      { name: 'measure', options: [...measures] },
      { name: 'ground', options: grounds.map(({ key }) => key) },
      words,
      ...(days.length > 0 ? [{ name: 'days', options: [...days] }] : []),
    ],
  },
]

/** A reported listing, as an admin reads it. */
export const reportedListing: Case = {
  ...hiddenCamera,
  _id: 'case-8',
  state: 'open',
  can: acting(['hide', 'warn', 'remove']),
  isInForce: false,
  decision: null,
  appealUntil: null,
  concernedRole: 'seller',
  grounds: [...grounds],
  reports: [
    {
      reason: 'scam',
      words: 'The same pictures are on another site.',
      by: { _id: 'buyer-1', name: 'Bea Berg' },
    },
    { by: { _id: 'buyer-2', name: 'Theo Park' } },
  ],
}

export const reportedUser: Case = {
  ...reportedListing,
  _id: 'case-9',
  about: 'user',
  can: acting(['warn', 'suspend', 'remove'], ['7', '30']),
  product: null,
  reports: [],
}

/** A reported review, as an admin reads it. */
export const reportedReview: Case = {
  ...reportedListing,
  _id: 'case-11',
  about: 'review',
  can: acting(['hide', 'warn']),
  review: { orderId: 'order-1', stars: 1, words: 'He is a thief.' },
  reports: [
    { by: { _id: 'buyer-3', name: 'Noor Siddiqui' } },
    { words: 'It names me.', by: { _id: 'buyer-1', name: 'Bea Berg' } },
  ],
}

/** An appeal, as an admin reads it. */
export const appeal: Case = {
  ...appealedMessage,
  can: [
    { event: 'admin.uphold', fields: [words] },
    { event: 'admin.reverse', fields: [words] },
    { event: 'admin.lift', fields: [] },
  ],
}

/** The cases of an admin. */
export const adminCases: readonly Case[] = [
  appeal,
  reportedListing,
  reportedReview,
  reportedUser,
  { ...suspension, can: [{ event: 'admin.lift', fields: [] }] },
]
