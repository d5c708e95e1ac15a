import type { Meta, StoryObj } from '@storybook/react-vite'
import { casesMachine } from '../../actors/cases.ts'
import type { Case, CaseAct } from '../../domain/case.ts'
import { actsOf } from '../../domain/case.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { actOnCase } from '../confirmation/requests.ts'
import {
  adminCases,
  appeal,
  decisions,
  hiddenCamera,
  reportedListing,
  reportedUser,
} from './case-story-fixtures.ts'
import { CasesView } from './CasesView.tsx'

const meta: Meta<typeof CasesView> = {
  title: 'Screens/Cases',
  component: CasesView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof CasesView>

const own = statesOf(casesMachine, decisions, 'seller')
const all = statesOf(casesMachine, adminCases, 'admin')

function asking(states: typeof own, subject: Case, wanted: CaseAct, name: string): Story {
  const offered = actsOf(subject).find(({ act }) => act === wanted)
  if (offered === undefined) throw new Error(`Nobody can ${wanted} here.`)
  return { args: { state: states.confirming(actOnCase(subject, { ...offered, name })) } }
}

export const Loading: Story = { args: { state: own.loading } }
export const Empty: Story = { args: { state: own.empty } }
export const Failed: Story = { args: { state: own.failed } }
export const Decided: Story = { args: { state: own.browsing } }
export const One: Story = {
  args: { state: statesOf(casesMachine, [hiddenCamera], 'seller').browsing },
}
export const Appealing: Story = asking(own, hiddenCamera, 'appeal', 'Pocket film camera')
export const OfAdmin: Story = { args: { state: all.browsing } }
export const EmptyOfAdmin: Story = { args: { state: all.empty } }
export const Hiding: Story = asking(all, reportedListing, 'hide', 'Pocket film camera')
export const Dismissing: Story = asking(all, reportedListing, 'dismiss', 'Pocket film camera')
export const Suspending: Story = asking(all, reportedUser, 'suspend', 'the account of Sam Sand')
export const Upholding: Story = asking(all, appeal, 'uphold', 'a message about Chair')
