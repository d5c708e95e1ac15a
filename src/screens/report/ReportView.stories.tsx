import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import {
  type ProductReportContext,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import { message } from '../../domain/message.ts'
import type { Product } from '../../domain/product.ts'
import { camera, chair, noReport, snapshotArg, viewers } from '../story-fixtures.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { reportStatus, ReportView } from './ReportView.tsx'

type Shown = { product: Product; state: SnapshotFrom<typeof productReportMachine> }

const meta: Meta<Shown> = {
  title: 'Screens/Report',
  render: ({ product, state }) => (
    <>
      <ReportView product={product} send={() => undefined} status={reportStatus(state, product)} />
      <ReportDialog send={() => undefined} state={state} />
    </>
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
export const Identifying = at('identifying', { viewer: viewers.unidentified, product: camera })
export const Reported = at('idle', { reportedIds: [camera._id] })
/** The server takes reports back, so the button opens the dialog. */
export const Revocable = at('idle', { reportedIds: [camera._id], canTakeBack: true })
/** Another product is being reported. */
export const Another: Story = { args: { ...Identifying.args, product: chair } }

const form = { reason: 'scam', words: 'The same pictures are on another site.' }
const failure = { kind: 'noAnswer' } as const

export const OpenFormEditing = at({ open: { form: 'editing' } }, { product: camera })
/** The form was sent without a reason. */
export const WithoutReason = at(
  { open: { form: 'editing' } },
  { product: camera, errors: { reason: message('reasonRequired') } },
)
export const OpenFormFailed = at({ open: { form: 'failed' } }, { product: camera, form, failure })
export const OpenSending = at({ open: 'sending' }, { product: camera, form })
export const OpenReportedAsking = at({ open: { reported: 'asking' } }, { product: camera })
export const OpenReportedFailed = at({ open: { reported: 'failed' } }, { product: camera, failure })
export const OpenTakingBack = at({ open: 'takingBack' }, { product: camera })
