import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type {
  ProductReportEvent,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import { REPORT_REASONS } from '../../domain/report.ts'
import { type Failure, reasonOf } from '../../domain/failure.ts'
import { message } from '../../domain/message.ts'
import { productReportMessages } from '../../messages/product.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Reference } from '../error/Reference.tsx'
import { formTexts } from '../form-values.ts'

type ReportDialogProps = {
  state: SnapshotFrom<typeof productReportMachine>
  send: (event: ProductReportEvent) => void
}

const FORM = 'report'

/** The dialog of Report (rule B9): why the product is reported, or the report that can be taken back. */
export function ReportDialog({ state, send }: ReportDialogProps) {
  const { product, form, isRecalled, errors, isSubmitted, failure } = state.context
  const messages = useMessages(productReportMessages)
  const { t, formatCount } = useLocale()
  if (!state.matches('open') || product === null) return null
  const isBusy = state.hasTag('busy')
  const close = () => send({ type: 'productReport.close' })

  if (state.matches({ open: 'reported' }) || state.matches({ open: 'takingBack' })) {
    return (
      <Dialog
        busy={isBusy}
        description={messages.stands}
        footer={
          <>
            <Button onClick={close} resting={isBusy}>
              {messages.keep}
            </Button>
            <Button
              busy={isBusy}
              onClick={() => send({ type: 'productReport.takeBack' })}
              variant="accent"
            >
              {messages.takeBack}
            </Button>
          </>
        }
        onDismiss={close}
        title={messages.youReported(product.productName)}
      >
        <Problem failure={failure} />
      </Dialog>
    )
  }

  const formIn = (element: HTMLFormElement) => formTexts(element, ['reason', 'words'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'productReport.submit', form: formIn(event.currentTarget) })
  }
  return (
    <Dialog
      busy={isBusy}
      description={messages.confidential}
      footer={
        <>
          <Button onClick={close} resting={isBusy}>
            {messages.cancel}
          </Button>
          <Button busy={isBusy} form={FORM} type="submit" variant="accent">
            {messages.send}
          </Button>
        </>
      }
      onDismiss={close}
      title={messages.reportOf(product.productName)}
    >
      <Stack gap="large">
        <Problem failure={failure} />
        <form
          id={FORM}
          noValidate
          onChange={({ currentTarget }) => {
            send({ type: 'productReport.change', form: formIn(currentTarget) })
          }}
          onSubmit={submit}
        >
          <Stack key={isRecalled ? 'recalled' : 'empty'}>
            <ChoiceField
              defaultValue={form.reason}
              error={t(errors.reason)}
              label={messages.question}
              name="reason"
              options={REPORT_REASONS.map((value) => ({ value, label: messages.reasons[value] }))}
              takesFocus={isSubmitted && errors.reason !== undefined}
            />
            <TextField
              defaultValue={form.words}
              error={t(errors.words)}
              help={messages.used(formatCount(form.words.trim().length))}
              label={messages.words}
              name="words"
              readOnly={isBusy}
              required={false}
              takesFocus={isSubmitted && errors.reason === undefined && errors.words !== undefined}
            />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}

/** Why the request failed, inside the dialog: a modal hides the toasts from assistive technology. */
function Problem({ failure }: { failure: Failure | null }) {
  const { t } = useLocale()
  if (failure === null) return null
  const title = message('unexpectedTryAgain')
  const reason = reasonOf(failure)
  const isSaid = reason !== null && t(reason) !== t(title)
  return (
    <Callout role="alert" title={t(title)} tone="danger">
      {isSaid && t(reason)}
      <Reference failure={failure} />
    </Callout>
  )
}
