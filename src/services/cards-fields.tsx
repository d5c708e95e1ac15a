import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
} from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '../domain/language.ts'
import type { Message } from '../domain/message.ts'
import { messageOf } from './cards-outcome.ts'
import { type CardFont, fontSource, useTextStyle } from './cards-style.ts'

type CardFieldParts = {
  part: (typeof fields)[number]['part']
  invalid: boolean
  focused: boolean
  /** Stripe's field, in an iframe that the page cannot read. */
  element: ReactNode
}

export type CardFieldsProps = {
  /** Locale of the fields and of Stripe's messages; Stripe reads it once, when the fields mount. */
  language: Language
  disabled: boolean
  /** `message` is Stripe's first validation message; null while no field has one. */
  onChange: (change: { message: Message | null }) => void
  renderField: (parts: CardFieldParts) => ReactNode
}

type Owned = {
  stripe: Stripe
  /** The font of the page, which the fields load too. */
  font: CardFont
  /** Receives the `Elements` group that a confirmation reads; null after the group unmounts. */
  onElements: (elements: StripeElements | null) => void
}

const fields = [
  { part: 'number', Element: CardNumberElement },
  { part: 'expiry', Element: CardExpiryElement },
  { part: 'cvc', Element: CardCvcElement },
] as const

/** Renders Card Number, Expiry Date and Card CVC (rule P1). They need no intent: a confirmation names it. */
export function CardFields({ stripe, font, onElements, ...props }: CardFieldsProps & Owned) {
  return (
    <Elements options={{ locale: props.language, fonts: [fontSource(font)] }} stripe={stripe}>
      <Fields {...props} onElements={onElements} />
    </Elements>
  )
}

function Fields({
  disabled,
  onChange,
  renderField,
  onElements,
}: Omit<CardFieldsProps & Owned, 'stripe' | 'font'>) {
  const style = useTextStyle()
  const elements = useElements()
  useEffect(() => {
    onElements(elements)
    return () => onElements(null)
  }, [elements, onElements])
  const [focused, setFocused] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, Message | undefined>>>({})
  const latest = useRef(errors)
  const take = (key: string, error: Message | undefined) => {
    latest.current = { ...latest.current, [key]: error }
    setErrors(latest.current)
    const all = fields.map((field) => latest.current[field.part])
    onChange({ message: all.find((one) => one !== undefined) ?? null })
  }
  return fields.map(({ part, Element }) => (
    <div key={part}>
      {renderField({
        part,
        invalid: errors[part] !== undefined,
        focused: focused === part,
        element: (
          <Element
            onBlur={() => setFocused(null)}
            onChange={({ error }) => take(part, error && messageOf(error))}
            onFocus={() => setFocused(part)}
            options={{ style, disabled, ...(part === 'number' && { showIcon: true }) }}
          />
        ),
      })}
    </div>
  ))
}
