import type { Unsent } from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { EnlargedPictures } from '../pictures/EnlargedPictures.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { picture, pictures } from './MessageLog.css.ts'

/** The pictures of a message, and the name of its sender. */
export type PicturesOfMessage = { message: Pick<Unsent, '_id' | 'pictures'>; name: string }

const idOf = (messageId: string, index: number) => `picture-${messageId}-${index}`

/** The pictures of a message. Each is a button that enlarges it. */
export function MessagePictures({
  message: { _id, pictures: shown },
  name,
  sendGallery,
}: PicturesOfMessage & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(conversationMessages)
  const altOf = (index: number) => messages.picture(String(index + 1), name)
  return (
    <div className={pictures}>
      {shown.map((address, index) => (
        <button
          aria-haspopup="dialog"
          aria-label={messages.enlarge(altOf(index))}
          className={picture}
          id={idOf(_id, index)}
          key={address}
          onClick={() => sendGallery({ type: 'gallery.enlarge', index, setId: _id })}
          type="button"
        >
          <Picture alt="" sizes="7rem" src={address} />
        </button>
      ))}
    </div>
  )
}

/** The pictures of the message that the viewer looks at, enlarged. */
export function EnlargedMessagePictures({
  message: { _id, pictures: shown },
  name,
  ...bound
}: PicturesOfMessage & BoundGallery) {
  const messages = useMessages(conversationMessages)
  return (
    <EnlargedPictures
      {...bound}
      altOf={(index) => messages.picture(String(index + 1), name)}
      pictures={shown.map((image) => ({ image }))}
      returnsFocusTo={idOf(_id, bound.gallery.context.shown)}
      title={messages.picturesOf(name)}
    />
  )
}
