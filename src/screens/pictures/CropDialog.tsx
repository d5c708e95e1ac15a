import { useSelector } from '@xstate/react'
import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate'
import type { cropMachine } from '../../../machines/crop.machine.ts'
import { CROP_SHAPES, LARGEST_ZOOM } from '../../domain/crop.ts'
import { failureMessage } from '../../domain/failure.ts'
import { message } from '../../domain/message.ts'
import { cropMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cropper } from '../../ui/Cropper/Cropper.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

const shapes = Object.keys(CROP_SHAPES) as (keyof typeof CROP_SHAPES)[]

/** The dialog in which a picture is cropped, bound to its actor. */
export function CropDialog({ actor }: { actor: ActorRefFrom<typeof cropMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return <CropView send={actor.send} state={state} />
}

type CropViewProps = {
  state: SnapshotFrom<typeof cropMachine>
  send: (event: EventFrom<typeof cropMachine>) => void
}

/** The dialog in which a picture is cropped. */
export function CropView({ state, send }: CropViewProps) {
  const { url, position, zoom, shape, area, failure } = state.context
  const messages = useMessages(cropMessages)
  const { t } = useLocale()
  const isBusy = state.hasTag('busy')
  const cancel = () => send({ type: 'crop.cancel' })
  const isShown = state.matches('cropping') || isBusy
  if (state.matches('applied') || state.matches('canceled')) return null
  return (
    <Dialog
      busy={isBusy}
      footer={
        <>
          <Button onClick={cancel} resting={isBusy}>
            {messages.cancel}
          </Button>
          {isShown && (
            <Button
              busy={!state.can({ type: 'crop.apply' })}
              onClick={() => send({ type: 'crop.apply' })}
              variant="accent"
            >
              {messages.apply}
            </Button>
          )}
        </>
      }
      onDismiss={cancel}
      title={messages.title}
    >
      <Stack gap="medium">
        {state.matches('opening') && <Spinner label={messages.opening} />}
        <VisuallyHidden>
          <span role="status">{isShown && area === null && messages.opening}</span>
        </VisuallyHidden>
        {state.matches('unreadable') && (
          <div role="alert">
            <Text tone="danger">{t(message('pictureNotCropped'))}</Text>
          </div>
        )}
        {isShown && url !== null && (
          <>
            <SegmentedControl
              choices={shapes.map((value) => ({ value, face: messages.shapes[value] }))}
              current={shape}
              legend={messages.shape}
              onChoose={(chosen) => send({ type: 'crop.shape', shape: chosen })}
            />
            <Cropper
              aspect={CROP_SHAPES[shape]}
              image={url}
              label={messages.picture}
              maxZoom={LARGEST_ZOOM}
              onError={() => send({ type: 'crop.unreadable' })}
              onMeasure={(measured) => send({ type: 'crop.measured', area: measured })}
              onMove={(moved) => send({ type: 'crop.move', position: moved })}
              onZoom={(zoomed) => send({ type: 'crop.zoom', zoom: zoomed })}
              position={position}
              zoom={zoom}
              zoomLabel={messages.zoom}
            />
          </>
        )}
        {failure !== null && !isBusy && (
          <div role="alert">
            <Text tone="danger">{t(failureMessage(failure))}</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
