import { galleryMessages } from '../../messages/pictures.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { EnlargedPictures } from './EnlargedPictures.tsx'
import type { BoundGallery } from './gallery-state.ts'
import { picture } from './PictureSet.css.ts'

/** The pictures that came with something on a page that has several sets of pictures. */
export type PictureSet = {
  setId: string
  addresses: readonly string[]
  /** Returns the alternative text of a picture. */
  altOf: (index: number) => string
}

const idOf = (setId: string, index: number) => `picture-${setId}-${index}`

type PictureButtonsProps = PictureSet & Pick<BoundGallery, 'sendGallery'> & { sizes: string }

/** The pictures of a set. Each is a button that enlarges it. */
export function PictureButtons({
  setId,
  addresses,
  altOf,
  sizes,
  sendGallery,
}: PictureButtonsProps) {
  const messages = useMessages(galleryMessages)
  // Two pictures may have the same address.
  const keyed = addresses.map((address, index) => ({ address, index, id: idOf(setId, index) }))
  return keyed.map(({ address, index, id }) => (
    <button
      aria-haspopup="dialog"
      aria-label={messages.enlargeOf(altOf(index))}
      className={picture}
      id={id}
      key={id}
      onClick={() => sendGallery({ type: 'gallery.enlarge', index, setId })}
      type="button"
    >
      <Picture alt="" sizes={sizes} src={address} />
    </button>
  ))
}

/** The set that the viewer looks at, enlarged. `title`: the name of the pictures' subject. */
export function EnlargedSet({
  setId,
  addresses,
  altOf,
  title,
  ...bound
}: PictureSet & BoundGallery & { title: string }) {
  return (
    <EnlargedPictures
      {...bound}
      altOf={altOf}
      pictures={addresses.map((image) => ({ image }))}
      returnsFocusTo={idOf(setId, bound.gallery.shown)}
      title={title}
    />
  )
}
