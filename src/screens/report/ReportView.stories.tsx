import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import {
  type ProductReportContext,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import type { Product } from '../../domain/product.ts'
import { camera, chair, noReport, snapshotArg, viewers } from '../story-fixtures.ts'
import { reportStatus, ReportView } from './ReportView.tsx'

type Shown = { product: Product; state: SnapshotFrom<typeof productReportMachine> }

const meta: Meta<Shown> = {
  title: 'Screens/Report',
  render: ({ product, state }) => (
    <ReportView product={product} send={() => undefined} status={reportStatus(state, product)} />
  ),
  args: { product: camera },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'productReport' },
}
export default meta

function at(
  value: StateValueFrom<typeof productReportMachine>,
  context: Partial<ProductReportContext> = {},
): Story {
  return {
    args: {
      state: productReportMachine.resolveState({ value, context: { ...noReport, ...context } }),
    },
  }
}
type Story = StoryObj<Shown>

export const Idle = at('idle')
/** Report was pressed before the session identified the viewer. */
export const Identifying = at('identifying', {
  viewer: viewers.unidentified,
  productId: camera._id,
})
export const Reporting = at('reporting', { productId: camera._id })
export const Reported = at('idle', { reportedIds: [camera._id] })
/** Another product is being reported, so this one waits. */
export const Waiting: Story = { args: { ...Reporting.args, product: chair } }
