import { ground as grounds, image, ratio as ratios } from './Picture.css.ts'

type PictureSources = {
  /** A srcset, such as '/a-320.avif 320w, /a-640.avif 640w'. */
  avif?: string | undefined
  webp?: string | undefined
  /** The dominant colour, such as '#dcb'. */
  colour?: string | undefined
}

type PictureProps = {
  src: string
  sources?: PictureSources | undefined
  /** Empty where adjacent text already names the subject. */
  alt: string
  /** The `sizes` attribute, such as '(min-width: 64rem) 25vw, 50vw'. */
  sizes?: string
  ratio?: 'square' | 'landscape' | 'wide'
  /** The placeholder colour while the image loads, where its dominant colour is unknown. */
  ground?: 'sand' | 'moss' | 'sky' | 'rose' | 'plum'
  /** Above the fold: loaded with high priority instead of lazily. */
  eager?: boolean
  /** The intrinsic size in pixels. */
  width?: number
  height?: number
}

/** A responsive image that reserves its space, so that loading causes no layout shift. */
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
      // The alt text of an image that fails to load has sufficient contrast only on the ground colour.
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
