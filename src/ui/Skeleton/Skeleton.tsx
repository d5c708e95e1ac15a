import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { gridOf } from '../Layout/Layout.css.ts'
import { boneOf, row, rowOfWords, shape } from './Skeleton.css.ts'

type SkeletonProps = {
  /** The shape to imitate: lines of text, cards, a picture, a table with pictures or a list without, form fields. */
  of: 'lines' | 'cards' | 'picture' | 'table' | 'list' | 'form'
  count?: number
  /** The loading message for screen readers: 'Loading your orders'. */
  label: string
}

const bones = {
  lines: (key: number) => <span className={boneOf[key % 3 === 2 ? 'short' : 'line']} key={key} />,
  cards: (key: number) => (
    <span className={shape} key={key}>
      <span className={boneOf.picture} />
      <span className={boneOf.title} />
      <span className={boneOf.line} />
      <span className={boneOf.short} />
      <span className={boneOf.button} />
    </span>
  ),
  picture: (key: number) => <span className={boneOf.picture} key={key} />,
  table: (key: number) => (
    <span className={row} key={key}>
      <span className={boneOf.thumb} />
      <span className={boneOf.line} />
      <span className={boneOf.short} />
      <span className={boneOf.short} />
    </span>
  ),
  list: (key: number) => (
    <span className={rowOfWords} key={key}>
      <span className={boneOf.line} />
      <span className={boneOf.short} />
      <span className={boneOf.short} />
    </span>
  ),
  form: (key: number) => (
    <span className={shape} key={key}>
      <span className={boneOf.short} />
      <span className={boneOf.field} />
    </span>
  ),
} as const

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ of, count = 3, label }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, key) => key)
  return (
    <output className={of === 'cards' ? `${shape} ${gridOf.cards}` : shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys.map(bones[of])}
    </output>
  )
}
