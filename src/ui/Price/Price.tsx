import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amountOf, price, saving, struck, was } from './Price.css.ts'

type PriceProps = {
  /** The formatted amount, including the currency: '$120'. */
  amountText: string
  /** The retail price, shown struck through. */
  wasText?: string | undefined
  /** The saving as text: 'You save $180'. */
  savingText?: string | undefined
  size?: 'medium' | 'large'
}

export function Price({ amountText, wasText, savingText, size = 'medium' }: PriceProps) {
  const { askingPrice, retailPrice } = useMessages(uiMessages)
  return (
    <p className={price}>
      <span className={amountOf[size]}>
        <VisuallyHidden>{askingPrice} </VisuallyHidden>
        {amountText}
      </span>
      {wasText !== undefined && (
        <span className={was}>
          <VisuallyHidden>{retailPrice} </VisuallyHidden>
          <s className={struck}>{wasText}</s>
        </span>
      )}
      {savingText !== undefined && <span className={saving}>{savingText}</span>}
    </p>
  )
}
