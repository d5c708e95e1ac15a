import { useId } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { picturesMachine } from '../../../machines/pictures.machine.ts'
import { PICTURE_TYPES } from '../../domain/constants.ts'
import { picturesMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { FieldMessages } from '../../ui/FieldFrame/FieldMessages.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { restoreFocus } from '../../ui/focus/restoreFocus.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { list } from './PicturesField.css.ts'
import { Picture } from './PictureView.tsx'

/** The pictures of a form, bound to their machine. */
export type BoundPictures = {
  state: SnapshotFrom<typeof picturesMachine>
  send: (event: EventFrom<typeof picturesMachine>) => void
}

type PicturesFieldProps = BoundPictures & {
  /** The form was not sent, because some pictures are not uploaded. */
  isUnfinished: boolean
  isBusy: boolean
  takesFocus: boolean
}

/** The pictures of a form. Each is uploaded at once, and can be removed or tried again by itself. */
export function PicturesField({
  state,
  send,
  isUnfinished,
  isBusy,
  takesFocus,
}: PicturesFieldProps) {
  const { ids, max, problem } = state.context
  const id = useId()
  const messages = useMessages(picturesMessages)
  const { t, formatCount } = useLocale()
  return (
    <Stack gap="small">
      {state.matches('open') && (
        <FileField
          accept={PICTURE_TYPES.join()}
          disabled={isBusy}
          error={problem === null ? undefined : t(problem)}
          help={messages.help(formatCount(max))}
          label={messages.label}
          look="line"
          name="pictures"
          onChooseMany={(files) => send({ type: 'pictures.add', files })}
          prompt={messages.add}
          required={false}
          takesFocus={takesFocus}
        />
      )}
      {state.matches('full') && <Text tone="quiet">{messages.full(formatCount(max))}</Text>}
      {/* The picture or the field that had the focus may be gone. */}
      <div key={ids.join()} ref={restoreFocus} tabIndex={-1}>
        <ul className={list}>
          {ids.map((one, index) => {
            const actor = state.children[one]
            return actor === undefined ? null : (
              <li key={one}>
                <Picture
                  actor={actor}
                  isBusy={isBusy}
                  onRemove={() => send({ type: 'pictures.remove', id: one })}
                  place={formatCount(index + 1)}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {isUnfinished && (
        <div role="alert">
          <FieldMessages error={messages.unfinished} id={id} />
        </div>
      )}
    </Stack>
  )
}
