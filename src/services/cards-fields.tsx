import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
} from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTextStyle } from './cards-style.ts'

type CardFieldParts = {
  id: string
  label: string
  error: string | undefined
  focused: boolean
  /** The provider's field, in a frame of its own that the page cannot read. */
  element: ReactNode
}

export type CardFieldsProps = {
  clientSecret: string
  disabled: boolean
  /** `message` is the provider's; null while nothing is wrong. */
  onChange: (change: { complete: boolean; message: string | null }) => void
  renderField: (parts: CardFieldParts) => ReactNode
}

type Owned = {
  stripe: Stripe
  /** Hands over the group of fields that a confirmation reads; null when it is gone. */
  onElements: (elements: StripeElements | null) => void
}

const fields = [
  { key: 'number', label: 'Card Number', Element: CardNumberElement },
  { key: 'expiry', label: 'Expiry Date', Element: CardExpiryElement },
  { key: 'cvc', label: 'Card CVC', Element: CardCvcElement },
] as const

type Change = { complete: boolean; message: string | undefined }

/** Card Number, Expiry Date and Card CVC (rule P1). The group keeps its first intent, so it is keyed by it. */
export function CardFields({ stripe, onElements, ...props }: CardFieldsProps & Owned) {
  return (
    <Elements key={props.clientSecret} stripe={stripe}>
      <Fields {...props} onElements={onElements} />
    </Elements>
  )
}

function Fields({
  disabled,
  onChange,
  renderField,
  onElements,
}: Omit<CardFieldsProps & Owned, 'stripe'>) {
  const id = useId()
  const style = useTextStyle()
  const elements = useElements()
  useEffect(() => {
    onElements(elements)
    return () => onElements(null)
  }, [elements, onElements])
  const [focused, setFocused] = useState<string | null>(null)
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const latest = useRef(changes)
  const take = (key: string, change: Change) => {
    latest.current = { ...latest.current, [key]: change }
    setChanges(latest.current)
    const all = fields.map((field) => latest.current[field.key])
    onChange({
      complete: all.every((one) => one?.complete === true),
      message: all.find((one) => one?.message !== undefined)?.message ?? null,
    })
  }
  return fields.map(({ key, label, Element }) => (
    <div key={key}>
      {renderField({
        id: `${id}-${key}`,
        label,
        error: changes[key]?.message,
        focused: focused === key,
        element: (
          <Element
            id={`${id}-${key}`}
            onBlur={() => setFocused(null)}
            onChange={({ complete, error }) => take(key, { complete, message: error?.message })}
            onFocus={() => setFocused(key)}
            options={{ style, disabled }}
          />
        ),
      })}
    </div>
  ))
}
