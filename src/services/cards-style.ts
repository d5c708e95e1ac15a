import type { StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** The text style of the provider's fields, renewed when the reader or the system changes the theme. */
export function useTextStyle(): StripeElementStyle {
  const [style, setStyle] = useState(textStyle)
  useEffect(() => {
    const renew = () => setStyle(textStyle())
    const system = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
      matchMedia(query),
    )
    const choice = new MutationObserver(renew)
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    for (const wish of system) wish.addEventListener('change', renew)
    return () => {
      choice.disconnect()
      for (const wish of system) wish.removeEventListener('change', renew)
    }
  }, [])
  return style
}

/** The text of the provider's fields, which no style sheet of ours reaches: as the page's own, in this theme. */
function textStyle(): StripeElementStyle {
  const { color, fontSize } = getComputedStyle(document.body)
  const ink = hexOf(color)
  return {
    base: {
      color: ink,
      fontSize,
      lineHeight: '1.5',
      iconColor: ink,
      '::placeholder': { color: `${ink}b3` },
    },
    invalid: { color: ink },
  }
}

/** The provider knows older notations of a colour than our theme uses. */
function hexOf(color: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return '#000000'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
