import { useId } from 'react'
import type { ProductPicture } from '../../domain/product.ts'
import { galleryMessages } from '../../messages/pictures.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Strip } from '../../ui/Strip/Strip.tsx'
import { EnlargedPictures } from '../pictures/EnlargedPictures.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { counter, enlarge, main, thumbnail, thumbnails } from './GalleryView.css.ts'
import { PICTURE_SIZES } from './picture-sizes.ts'

type GalleryViewProps = BoundGallery & {
  productName: string
  /** At least one, the cover first. */
  pictures: readonly ProductPicture[]
}

/** The pictures of a product: a strip that a phone swipes, with thumbnails on a wider screen, and each one enlarged. */
export function GalleryView({ gallery, sendGallery, productName, pictures }: GalleryViewProps) {
  const { shown } = gallery
  const id = useId()
  const messages = useMessages(galleryMessages)
  const { formatCount } = useLocale()
  const count = formatCount(pictures.length)
  const placeAt = (index: number) => formatCount(index + 1)
  const seenPlace = `${placeAt(shown)} / ${count}`
  const isAlone = pictures.length === 1
  const show = (index: number) => sendGallery({ type: 'gallery.show', index })
  const idOf = (index: number) => `${id}-${index}`
  // Two pictures may have the same address.
  const keyed = pictures.map((picture, index) => ({ picture, index, key: String(index) }))
  return (
    <section aria-label={messages.pictures(productName)} className={main}>
      <Strip
        items={keyed.map(({ picture, index, key }) => ({
          key,
          content: (
            <button
              aria-haspopup="dialog"
              aria-label={isAlone ? messages.enlargeOnly : messages.enlarge(placeAt(index), count)}
              className={enlarge}
              id={idOf(index)}
              onClick={() => sendGallery({ type: 'gallery.enlarge', index })}
              type="button"
            >
              <Picture
                alt={productName}
                eager={index === 0}
                sizes={PICTURE_SIZES}
                sources={picture.imageSources}
                src={picture.image}
              />
            </button>
          ),
        }))}
        label={messages.all}
        onShow={show}
        shown={shown}
      />
      {!isAlone && (
        <>
          <span aria-hidden="true" className={counter}>
            {seenPlace}
          </span>
          <ul className={thumbnails}>
            {keyed.map(({ picture, index, key }) => (
              <li key={key}>
                <button
                  aria-current={index === shown}
                  aria-label={messages.show(placeAt(index), count)}
                  className={thumbnail}
                  onClick={() => show(index)}
                  type="button"
                >
                  <Picture alt="" sizes="5rem" sources={picture.imageSources} src={picture.image} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {gallery.isEnlarged && (
        <EnlargedPictures
          altOf={(index) =>
            isAlone ? productName : `${productName}: ${messages.picture(placeAt(index), count)}`
          }
          gallery={gallery}
          pictures={pictures}
          returnsFocusTo={idOf(shown)}
          sendGallery={sendGallery}
          title={messages.pictures(productName)}
        />
      )}
    </section>
  )
}
