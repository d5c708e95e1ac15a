import type { PictureSources } from '../../domain/product.ts'
import { galleryMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Lightbox } from '../../ui/Lightbox/Lightbox.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Strip } from '../../ui/Strip/Strip.tsx'
import type { BoundGallery } from './gallery-state.ts'

type EnlargedPicturesProps = BoundGallery & {
  /** The title of the dialog: the name of the pictures' subject. */
  title: string
  pictures: readonly { image: string; imageSources?: PictureSources | undefined }[]
  /** Returns the alternative text of a picture. */
  altOf: (index: number) => string
  /** The id of the button of the picture that is shown. */
  returnsFocusTo: string
}

/** The pictures of a set as large as the window. It is open while mounted. */
export function EnlargedPictures({
  gallery,
  sendGallery,
  title,
  pictures,
  altOf,
  returnsFocusTo,
}: EnlargedPicturesProps) {
  const { shown } = gallery
  const messages = useMessages(galleryMessages)
  const { formatCount } = useLocale()
  const count = formatCount(pictures.length)
  const place = formatCount(shown + 1)
  const isAlone = pictures.length === 1
  const show = (index: number) => sendGallery({ type: 'gallery.show', index })
  return (
    <Lightbox
      onDismiss={() => sendGallery({ type: 'gallery.close' })}
      onStep={
        isAlone ? undefined : (step) => show((shown + step + pictures.length) % pictures.length)
      }
      place={{
        text: `${place} / ${count}`,
        announced: isAlone ? '' : messages.picture(place, count),
      }}
      returnsFocusTo={returnsFocusTo}
      title={title}
    >
      <Strip
        items={pictures.map((picture, index) => ({
          // Two pictures may have the same address.
          key: String(index),
          content: (
            <Picture
              alt={altOf(index)}
              eager={index === shown}
              ratio="whole"
              sources={picture.imageSources}
              src={picture.image}
            />
          ),
        }))}
        label={messages.all}
        onShow={show}
        shown={shown}
        takesTab
      />
    </Lightbox>
  )
}
