import type { OrderEntry } from '../../domain/order.ts'
import { type OrderMessages, orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { EnlargedSet, PictureButtons, type PictureSet } from '../pictures/PictureSet.tsx'
import { pictures } from './OrderView.css.ts'

type OfEntry = { entry: OrderEntry }

const setIdOf = ({ seq }: OrderEntry) => String(seq)

/** Returns whose pictures they are. */
const fromOf = ({ actor }: OrderEntry, messages: OrderMessages) =>
  textNamed(messages.from, actor) ?? ''

const setOf = (entry: OrderEntry, messages: OrderMessages): PictureSet => ({
  setId: setIdOf(entry),
  addresses: entry.pictures ?? [],
  altOf: (index) => messages.picture(String(index + 1), fromOf(entry, messages)),
})

/** The pictures that came with an event. Each is a button that enlarges it. */
export function OrderPictures({ entry, sendGallery }: OfEntry & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(orderMessages)
  return (
    <div className={pictures}>
      <PictureButtons {...setOf(entry, messages)} sendGallery={sendGallery} sizes="5rem" />
    </div>
  )
}

/** The pictures that the viewer looks at, enlarged; nothing while none is. */
export function EnlargedOrderPictures({
  timeline,
  ...bound
}: BoundGallery & { timeline: readonly OrderEntry[] }) {
  const messages = useMessages(orderMessages)
  const { gallery } = bound
  const entry = timeline.find((one) => setIdOf(one) === gallery.setId)
  if (entry === undefined || !gallery.isEnlarged) return null
  return (
    <EnlargedSet
      {...bound}
      {...setOf(entry, messages)}
      title={messages.pictures(fromOf(entry, messages))}
    />
  )
}
