import { frame, image, ratio as ratios, uncropped } from './Picture.css.ts'

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
  /** whole: as large as its container, not cropped. */
  ratio?: 'square' | 'landscape' | 'whole'
  /** Above the fold: loaded with high priority instead of lazily. */
  eager?: boolean
}

const mark = (shown: HTMLImageElement, isBroken: boolean) =>
  shown.parentElement?.toggleAttribute('data-broken', isBroken)

/** A ref for an image that may have failed before the page was hydrated. A stable function, so React calls it once. */
const markFailed = (shown: HTMLImageElement | null) => {
  if (shown?.complete === true && shown.currentSrc !== '') mark(shown, shown.naturalWidth === 0)
}

/** A responsive image that reserves its space, so that loading causes no layout shift. A drawing
 * replaces an image that fails to load. */
export function Picture({
  src,
  sources,
  alt,
  sizes = '100vw',
  ratio = 'square',
  eager = false,
}: PictureProps) {
  return (
    <picture className={`${frame} ${ratios[ratio]}`} data-colour={sources?.colour}>
      {sources?.avif !== undefined && (
        <source sizes={sizes} srcSet={sources.avif} type="image/avif" />
      )}
      {sources?.webp !== undefined && (
        <source sizes={sizes} srcSet={sources.webp} type="image/webp" />
      )}
      <img
        alt={alt}
        className={ratio === 'whole' ? uncropped : image}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        onError={({ currentTarget }) => mark(currentTarget, true)}
        onLoad={({ currentTarget }) => mark(currentTarget, false)}
        ref={markFailed}
        src={src}
        width={640}
      />
    </picture>
  )
}
