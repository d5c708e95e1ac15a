import type { Meta, StoryObj } from '@storybook/react-vite'
import { auditLogMachine } from '../../actors/desk.ts'
import { AUDIT_PAGE } from '../../domain/desk.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { AuditLogView } from './AuditLogView.tsx'
import { auditedActs } from './desk-story-fixtures.ts'

const meta: Meta<typeof AuditLogView> = {
  title: 'Screens/Desk/Audit Log',
  component: AuditLogView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof AuditLogView>

const states = statesOf(auditLogMachine, auditedActs)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const Filled: Story = { args: { state: states.browsing } }
/** More follow, and this is not the first page. */
export const Middle: Story = {
  args: {
    state: statesOf(
      auditLogMachine,
      Array.from({ length: AUDIT_PAGE }, (_, index) => ({
        ...(auditedActs[0] as (typeof auditedActs)[number]),
        _id: String(500 - index),
      })),
      '501',
    ).browsing,
  },
}
