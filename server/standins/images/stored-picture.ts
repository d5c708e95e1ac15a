import { fileOf, mainFile } from './picture-names.ts'
import { type Rendition, renditionsOf } from './renditions.ts'

/** A picture on the image host. Width and height are pixels of the main file. */
export type StoredPicture = {
  /** The URL of the main file, a JPEG. */
  url: string
  /** `srcset` strings with the widths that the screens request, and the dominant colour. */
  sources: { avif: string; webp: string; colour?: string }
  width: number
  height: number
}

/** Where a picture is: what is known before it is drawn. */
export type AnnouncedPicture = Pick<StoredPicture, 'url' | 'sources'>

/** Returns where the files of a picture are that is `width` pixels wide. */
export function addressesOf(origin: string, name: string, width: number): AnnouncedPicture {
  const address = (file: string) => `${origin}/images/${file}`
  const srcset = (format: Rendition['format']) =>
    renditionsOf(width)
      .filter((each) => each.format === format)
      .map((each) => `${address(fileOf(name, each))} ${each.width}w`)
      .join(', ')
  return {
    url: address(mainFile(name)),
    sources: { avif: srcset('avif'), webp: srcset('webp') },
  }
}
