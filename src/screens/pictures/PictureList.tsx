import type { DragEvent } from 'react'
import type { PictureId } from '../../../machines/pictures.machine.ts'
import { picturesMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { list } from './PicturesField.css.ts'
import type { BoundPictures } from './PicturesField.tsx'
import { Picture } from './PictureView.tsx'

/** The type of a dragged picture, so that the list takes nothing else. */
const DRAGGED = 'application/x-loppis-picture'

const allowDrop = (event: DragEvent) => {
  if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
}

/** The pictures of a form in their order. Buttons and dragging move them where the order is the user's. */
export function PictureList({
  state,
  send,
  isOrdered,
  isBusy,
}: BoundPictures & { isOrdered: boolean; isBusy: boolean }) {
  const { ids, moved } = state.context
  const messages = useMessages(picturesMessages)
  const { formatCount } = useLocale()
  const isMovable = isOrdered && !isBusy
  const place = (id: PictureId, index: number) => send({ type: 'pictures.place', id, index })
  const placeOf = (id: PictureId) => formatCount(ids.indexOf(id) + 1)
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {moved !== null &&
            moved.by !== 0 &&
            messages.movedTo(placeOf(moved.id), formatCount(ids.length))}
        </span>
      </VisuallyHidden>
      {/* The picture or the field that had the focus may be gone. */}
      <div key={ids.join()} ref={restoreFocus} tabIndex={-1}>
        {ids.length > 0 && (
          <ul className={list}>
            {ids.map((one, index) => {
              const actor = state.children[one]
              return actor === undefined ? null : (
                <li key={one}>
                  <div
                    draggable={isMovable}
                    onDragOver={isMovable ? allowDrop : undefined}
                    onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, one)}
                    onDrop={(event) => {
                      event.preventDefault()
                      const dragged = ids.find((id) => id === event.dataTransfer.getData(DRAGGED))
                      if (dragged !== undefined) place(dragged, index)
                    }}
                  >
                    <Picture
                      actor={actor}
                      isBusy={isBusy}
                      isCover={isOrdered && index === 0}
                      isFirst={index === 0}
                      isLast={index === ids.length - 1}
                      onCrop={
                        isOrdered ? () => send({ type: 'pictures.crop', id: one }) : undefined
                      }
                      onMove={isOrdered ? (by) => place(one, index + by) : undefined}
                      onRemove={() => send({ type: 'pictures.remove', id: one })}
                      place={formatCount(index + 1)}
                      wasMoved={moved?.id === one ? moved.by : undefined}
                    />
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </>
  )
}
