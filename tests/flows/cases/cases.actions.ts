import { casesMachine } from '../../../src/actors/cases.ts'
import { moderationMessages } from '../../../src/messages/moderation.ts'
import { casesMessages } from '../../../src/messages/cases.ts'
import {
  hiddenCamera,
  reportedListing,
  suspension,
} from '../../../src/screens/cases/case-story-fixtures.ts'
import { listFlow } from '../collection/list-actions.ts'

const { concerned, admin } = casesMessages.en
const idOf = ({ _id }: { _id: string }) => _id

/** The decisions that concern a seller, who appeals. */
export const decisionsActs = listFlow({
  name: 'decisions',
  rules: 'Moderation',
  machine: casesMachine,
  of: 'seller',
  rows: [hiddenCamera, suspension],
  idOf,
  acts: [
    {
      action: 'appeal',
      label: ({ product }) => `Appeal: ${product?.name ?? 'Your account'}`,
    },
  ],
  words: 'Your words',
  bound: 6,
  texts: {
    title: concerned.title,
    loading: concerned.loading,
    empty: concerned.empty,
    row: ({ decision }) => decision?.words.split('\n')[0] ?? '',
    filled: ['You can appeal until November 2, 2031.'],
    asks: [moderationMessages.en.appealDoes],
  },
})

/** The cases of an admin, who hides a listing. */
export const casesActs = listFlow({
  name: 'cases',
  rules: 'Moderation',
  machine: casesMachine,
  of: 'admin',
  rows: [
    reportedListing,
    { ...reportedListing, _id: 'case-10', product: { _id: 'lamp', name: 'Lamp', image: '' } },
  ],
  idOf,
  acts: [{ action: 'hide', label: ({ product }) => `Hide: ${product?.name}` }],
  words: 'Reason',
  bound: 6,
  texts: {
    title: admin.title,
    loading: admin.loading,
    empty: admin.empty,
    row: ({ product }) => product?.name ?? '',
    filled: ['Looks like a scam: The same pictures are on another site. (Bea Berg)'],
    asks: [moderationMessages.en.hideDoes],
  },
})
