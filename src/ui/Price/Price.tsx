import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amountOf, price, saving, struck, was } from './Price.css.ts'

type PriceProps = {
  /** The amount as it is shown, currency included: '$120'. */
  amountText: string
  /** The retail price, struck beside it. */
  wasText?: string | undefined
  /** The saving in words: 'You save $180'. */
  savingText?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** What the amount is, for a screen reader. */
  amountLabel?: string
  wasLabel?: string
}

export function Price({
  amountText,
  wasText,
  savingText,
  size = 'medium',
  amountLabel = 'Asking price',
  wasLabel = 'Retail price',
}: PriceProps) {
  return (
    <p className={price}>
      <span className={amountOf[size]}>
        <VisuallyHidden>{amountLabel} </VisuallyHidden>
        {amountText}
      </span>
      {wasText !== undefined && (
        <span className={was}>
          <VisuallyHidden>{wasLabel} </VisuallyHidden>
          <s className={struck}>{wasText}</s>
        </span>
      )}
      {savingText !== undefined && <span className={saving}>{savingText}</span>}
    </p>
  )
}
