import { useSelector } from '@xstate/react'
import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate'
import type { pictureMachine } from '../../../machines/picture.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { message } from '../../domain/message.ts'
import { isUploaded } from '../../domain/picture.ts'
import { picturesMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Picture as ProductPicture } from '../../ui/Picture/Picture.tsx'
import { Progress } from '../../ui/Progress/Progress.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { item, preview as previewStyle } from './PicturesField.css.ts'

/** -1: one place earlier, 1: one place later. */
type Move = -1 | 1

type Placed = {
  place: string
  onRemove: () => void
  isBusy: boolean
  isCover?: boolean
  /** Absent where the picture cannot be cropped. */
  onCrop?: (() => void) | undefined
  /** Absent where the order is not the user's. */
  onMove?: ((by: Move) => void) | undefined
  isFirst?: boolean
  isLast?: boolean
  /** How the picture was moved last, or 0 if it was cropped; its button keeps the focus. */
  wasMoved?: Move | 0 | undefined
}

/** A picture of a form, bound to its actor. */
export function Picture({
  actor,
  ...placed
}: Placed & { actor: ActorRefFrom<typeof pictureMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return <PictureView {...placed} send={actor.send} state={state} />
}

type PictureViewProps = Placed & {
  state: SnapshotFrom<typeof pictureMachine>
  send: (event: EventFrom<typeof pictureMachine>) => void
}

/** A picture of a form: its preview, how far its upload is, and how it is tried again or removed. */
export function PictureView({
  state,
  send,
  place,
  onRemove,
  isBusy,
  isCover = false,
  onCrop,
  onMove,
  isFirst = true,
  isLast = true,
  wasMoved,
}: PictureViewProps) {
  const { source, preview, progress, failure } = state.context
  const messages = useMessages(picturesMessages)
  const { t } = useLocale()
  // The product of an Edit has the picture already.
  const hosted = isUploaded(source) ? source : null
  const shown = hosted?.image ?? preview
  const part = progress === null || progress.total === 0 ? 0 : progress.sent / progress.total
  return (
    <div className={item}>
      <span className={previewStyle}>
        {shown !== null && (
          <ProductPicture alt="" sizes="5rem" sources={hosted?.imageSources} src={shown} />
        )}
      </span>
      <Stack gap="tiny">
        <Cluster gap="tiny">
          <Text weight="medium">{messages.place(place)}</Text>
          {isCover && <Badge>{messages.cover}</Badge>}
        </Cluster>
        {state.matches({ chosen: 'uploading' }) && hosted === null && (
          // The button that was pressed to try again is gone, as later this is.
          <div ref={restoreFocus} tabIndex={-1}>
            <Progress label={messages.uploading} percent={part * 100} />
          </div>
        )}
        {state.matches({ chosen: 'uploaded' }) && hosted === null && (
          <div ref={restoreFocus} tabIndex={-1}>
            <Badge icon="check" look="bare" tone="positive">
              {messages.uploaded}
            </Badge>
          </div>
        )}
        {failure !== null && (
          <div ref={restoreFocus} role="alert" tabIndex={-1}>
            <Text
              size="small"
              tone="danger"
            >{`${messages.failed} ${t(failureMessage(failure))}`}</Text>
          </div>
        )}
        {state.matches('unreadable') && (
          <div ref={restoreFocus} role="alert" tabIndex={-1}>
            <Text size="small" tone="danger">
              {t(message('pictureUnreadable'))}
            </Text>
          </div>
        )}
        <Cluster gap="tiny">
          {state.matches({ chosen: 'failed' }) && (
            <Button
              label={messages.of(messages.retry, place)}
              onClick={() => send({ type: 'picture.retry' })}
              size="small"
            >
              {messages.retry}
            </Button>
          )}
          {onCrop !== undefined && shown !== null && (
            <Button
              busy={isBusy}
              label={messages.of(messages.crop, place)}
              onClick={onCrop}
              size="small"
              takesFocus={wasMoved === 0}
              variant="quiet"
            >
              {messages.crop}
            </Button>
          )}
          {onMove !== undefined && !(isFirst && isLast) && (
            <>
              <Button
                busy={isBusy}
                disabledReason={isFirst ? messages.isFirst : undefined}
                label={messages.of(messages.earlier, place)}
                onClick={() => onMove(-1)}
                size="small"
                takesFocus={wasMoved === -1}
                variant="quiet"
              >
                {messages.earlier}
              </Button>
              <Button
                busy={isBusy}
                disabledReason={isLast ? messages.isLast : undefined}
                label={messages.of(messages.later, place)}
                onClick={() => onMove(1)}
                size="small"
                takesFocus={wasMoved === 1}
                variant="quiet"
              >
                {messages.later}
              </Button>
            </>
          )}
          <Button
            busy={isBusy}
            icon="bin"
            label={messages.of(messages.remove, place)}
            onClick={onRemove}
            size="small"
            variant="quiet"
          >
            {/* Beside the buttons of the order, there is room for the icon alone. */}
            {onMove === undefined ? messages.remove : undefined}
          </Button>
        </Cluster>
      </Stack>
    </div>
  )
}
