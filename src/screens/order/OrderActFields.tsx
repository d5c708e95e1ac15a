import type { SnapshotFrom } from 'xstate'
import type { orderMachine } from '../../../machines/order.machine.ts'
import { type BoundPictures, PicturesField } from '../pictures/PicturesField.tsx'
import { isFixed, type OrderAct, orderFormFields } from '../../domain/order-act.ts'
import type { OrderField } from '../../domain/order.ts'
import { orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

type OrderActFieldsProps = {
  act: OrderAct
  state: SnapshotFrom<typeof orderMachine>
  pictures: BoundPictures
  isBusy: boolean
}

/** The fields that an event needs. */
export function OrderActFields({ act, state, pictures, isBusy }: OrderActFieldsProps) {
  const { form, errors, isSubmitted } = state.context
  const messages = useMessages(orderMessages)
  const { t, formatMoney } = useLocale()
  const firstWrong = orderFormFields.find((name) => errors[name] !== undefined)
  const isUnfinished = isSubmitted && form.pictures.unfinished > 0
  const fieldOf = (field: OrderField) => {
    if (field.type === 'pictures') {
      return (
        <PicturesField
          key={field.name}
          {...pictures}
          isBusy={isBusy}
          isUnfinished={isUnfinished}
          takesFocus={isUnfinished && firstWrong === undefined}
        />
      )
    }
    const name = orderFormFields.find((one) => one === field.name)
    if (name === undefined) return null
    if (isFixed(field)) {
      return (
        <Text key={name} weight="bold">
          {messages.offered(formatMoney(field.min ?? 0))}
        </Text>
      )
    }
    const shared = {
      defaultValue: form[name],
      error: t(errors[name]),
      label: messages.fields[name],
      name,
      takesFocus: isSubmitted && firstWrong === name,
    }
    if (field.type === 'choice') {
      const options = (field.options ?? []).map((value) => ({
        value,
        label: textNamed(messages.problems, value) ?? value,
      }))
      return <ChoiceField key={name} {...shared} options={options} />
    }
    if (name === 'reason') return <TextArea key={name} {...shared} readOnly={isBusy} />
    const isAmount = field.type === 'amount'
    return (
      <TextField
        key={name}
        {...shared}
        readOnly={isBusy}
        {...(isAmount && { inputMode: 'decimal', prefix: '$' })}
      />
    )
  }
  return <Stack>{act.fields.map(fieldOf)}</Stack>
}
