import { ground as grounds, image, ratio as ratios } from './Picture.css.ts'

type PictureSources = {
  /** A srcset, as '/a-320.avif 320w, /a-640.avif 640w'. */
  avif?: string | undefined
  webp?: string | undefined
  /** The colour that there is most of, as '#dcb'. */
  colour?: string | undefined
}

type PictureProps = {
  src: string
  sources?: PictureSources | undefined
  /** Empty where words beside it already name the thing. */
  alt: string
  /** How wide it is shown, as '(min-width: 64rem) 25vw, 50vw'. */
  sizes?: string
  ratio?: 'square' | 'landscape' | 'wide'
  /** What it lies on while it loads, where its own colour is not known. */
  ground?: 'sand' | 'moss' | 'sky' | 'rose' | 'plum'
  /** Seen at once: loaded first, not lazily. */
  eager?: boolean
  /** The picture's own size in pixels. */
  width?: number
  height?: number
}

/** A picture whose place is kept from the first paint. */
export function Picture({
  src,
  sources,
  alt,
  sizes = '100vw',
  ratio = 'square',
  ground = 'sand',
  eager = false,
  width = 640,
  height = 640,
}: PictureProps) {
  return (
    <picture
      className={`${grounds[ground]} ${ratios[ratio]}`}
      // Words in place of a picture that does not come are readable on the ground alone.
      data-colour={alt === '' ? sources?.colour : undefined}
    >
      {sources?.avif !== undefined && (
        <source sizes={sizes} srcSet={sources.avif} type="image/avif" />
      )}
      {sources?.webp !== undefined && (
        <source sizes={sizes} srcSet={sources.webp} type="image/webp" />
      )}
      <img
        alt={alt}
        className={image}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        src={src}
        width={width}
      />
    </picture>
  )
}
