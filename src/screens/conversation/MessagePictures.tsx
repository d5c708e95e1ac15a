import type { Unsent } from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { EnlargedSet, PictureButtons, type PictureSet } from '../pictures/PictureSet.tsx'
import { pictures } from './MessageLog.css.ts'

/** The pictures of a message, and the name of its sender. */
export type PicturesOfMessage = { message: Pick<Unsent, '_id' | 'pictures'>; name: string }

const setOf = (
  { message: { _id, pictures: addresses }, name }: PicturesOfMessage,
  messages: (typeof conversationMessages)['en'],
): PictureSet => ({
  setId: _id,
  addresses,
  altOf: (index) => messages.picture(String(index + 1), name),
})

/** The pictures of a message. Each is a button that enlarges it. */
export function MessagePictures({
  sendGallery,
  ...of
}: PicturesOfMessage & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(conversationMessages)
  return (
    <div className={pictures}>
      <PictureButtons {...setOf(of, messages)} sendGallery={sendGallery} sizes="7rem" />
    </div>
  )
}

/** The pictures of the message that the viewer looks at, enlarged. */
export function EnlargedMessagePictures({
  message,
  name,
  ...bound
}: PicturesOfMessage & BoundGallery) {
  const messages = useMessages(conversationMessages)
  return (
    <EnlargedSet
      {...bound}
      {...setOf({ message, name }, messages)}
      title={messages.picturesOf(name)}
    />
  )
}
