import { useId } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { picturesMachine } from '../../../machines/pictures.machine.ts'
import { PICTURE_TYPES } from '../../domain/constants.ts'
import { picturesMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { FieldMessages } from '../../ui/FieldFrame/FieldMessages.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { CropDialog } from './CropDialog.tsx'
import { PictureList } from './PictureList.tsx'

/** The pictures of a form, bound to their machine. */
export type BoundPictures = {
  state: SnapshotFrom<typeof picturesMachine>
  send: (event: EventFrom<typeof picturesMachine>) => void
}

/** The words of the field; without them, it has those of optional pictures. */
type FieldWords = { label: string; prompt: string; help: string; error: string | undefined }

type PicturesFieldProps = BoundPictures & {
  field?: FieldWords
  /** The pictures have an order that the user chooses; the first one is the cover. */
  isOrdered?: boolean
  /** The form was not sent, because some pictures are not uploaded. */
  isUnfinished?: boolean
  isBusy: boolean
  takesFocus: boolean
}

/** The pictures of a form. Each is uploaded at once, and can be removed or tried again by itself. */
export function PicturesField({
  state,
  send,
  field,
  isOrdered = false,
  isUnfinished = false,
  isBusy,
  takesFocus,
}: PicturesFieldProps) {
  const { ids, max, refused, surplus } = state.context
  const id = useId()
  const messages = useMessages(picturesMessages)
  const { t, formatCount } = useLocale()
  const refusals = [
    ...refused.map(({ name, problem }) => `${name}: ${t(problem)}`),
    ...(surplus > 0 ? [messages.surplus(formatCount(max), formatCount(surplus))] : []),
  ].join('\n')
  return (
    <Stack gap="small">
      {ids.length < max && (
        <FileField
          accept={PICTURE_TYPES.join()}
          disabled={isBusy}
          error={refusals || field?.error}
          help={field?.help ?? messages.help(formatCount(max))}
          label={field?.label ?? messages.label}
          look={field !== undefined && ids.length === 0 ? 'area' : 'line'}
          name="pictures"
          onChoose={(pictures) => send({ type: 'pictures.add', pictures })}
          prompt={field !== undefined && ids.length === 0 ? field.prompt : messages.add}
          required={field !== undefined}
          takesFocus={takesFocus}
        />
      )}
      {ids.length >= max && refusals !== '' && (
        <FieldMessages error={refusals} id={`${id}-refused`} />
      )}
      {ids.length >= max && max > 1 && <Text tone="quiet">{messages.full(formatCount(max))}</Text>}
      <PictureList isBusy={isBusy} isOrdered={isOrdered} send={send} state={state} />
      {state.children.crop !== undefined && <CropDialog actor={state.children.crop} />}
      {isUnfinished && (
        <div role="alert">
          <FieldMessages error={messages.unfinished} id={id} />
        </div>
      )}
    </Stack>
  )
}
