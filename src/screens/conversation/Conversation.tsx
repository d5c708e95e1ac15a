import { useActor } from '@xstate/react'
import { galleryLogic } from '../../../machines/gallery.ts'
import { provideConversation } from '../../actors/conversation.ts'
import { provideOutbox } from '../../actors/outbox.ts'
import { providePictures } from '../../actors/pictures.ts'
import { MOST_MESSAGE_PICTURES } from '../../domain/conversation.ts'
import { randomId } from '../../domain/random-id.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import type { BoundOutbox } from './conversation-state.ts'
import { ConversationView } from './ConversationView.tsx'
import { MessageForm } from './MessageForm.tsx'

type ConversationProps = { productId: string; buyerId: string | null; owner: string }

/** A conversation, of the user `owner`. */
export function Conversation({ productId, buyerId, owner }: ConversationProps) {
  const { getMachines } = usePageActors()
  const [state, send] = useScreenActor(getMachines(provideConversation), {
    input: { productId, buyerId },
  })
  const [outbox, sendOutbox] = useScreenActor(getMachines(provideOutbox), {
    input: { productId, buyerId, owner, session: randomId() },
  })
  const [{ context: gallery }, sendGallery] = useActor(galleryLogic)
  const bound = { state: outbox, send: sendOutbox }
  return (
    <ConversationView
      // The pictures of a message belong to it.
      form={<FormOf key={outbox.context.written} {...bound} />}
      gallery={gallery}
      outbox={bound}
      send={send}
      sendGallery={sendGallery}
      state={state}
    />
  )
}

/** The form of the next message, with its pictures. */
function FormOf(outbox: Omit<BoundOutbox, 'pictures'>) {
  const [pictures, sendPictures] = useScreenActor(usePageActors().getMachines(providePictures), {
    input: { max: MOST_MESSAGE_PICTURES, draft: null },
  })
  return <MessageForm {...outbox} pictures={{ state: pictures, send: sendPictures }} />
}
