import type { Meta, StoryObj } from '@storybook/react-vite'
import { casesMachine } from '../../actors/cases.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { hiddenCamera, suspension } from './case-story-fixtures.ts'
import { SuspensionNotice } from './SuspensionNotice.tsx'

const meta: Meta<typeof SuspensionNotice> = {
  title: 'Screens/Cases/Suspension',
  component: SuspensionNotice,
  argTypes: { state: snapshotArg },
}
export default meta

type Story = StoryObj<typeof SuspensionNotice>

const { decision } = suspension
const noticeOf = (...cases: (typeof suspension)[]): Story => ({
  args: { state: statesOf(casesMachine, cases, 'seller').browsing },
})

export const Until = noticeOf(hiddenCamera, suspension)
export const UntilLifted = noticeOf({
  ...suspension,
  decision: decision && { ...decision, until: null },
})
/** Nobody has suspended the user. */
export const None = noticeOf(hiddenCamera)
