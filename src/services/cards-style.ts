import type { CustomFontSource, StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** A font of the page: its name, its file and its weights. */
export type CardFont = { family: string; file: string; weight: string }

/** Returns the font for Stripe's `fonts` option. The file needs an absolute URL, because Stripe's host requests it. */
export const fontSource = ({ family, file, weight }: CardFont): CustomFontSource => ({
  family,
  src: `url(${new URL(file, document.baseURI).href})`,
  weight,
  display: 'swap',
})

/** Returns the text style of Stripe's fields and updates it when the user or the system changes the theme. */
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

/** Copies the page's text style in the current theme, because our style sheets do not reach Stripe's iframes. */
function textStyle(): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(document.body)
  const ink = hexOf(color)
  return {
    base: {
      color: ink,
      fontFamily,
      fontSize,
      lineHeight: '1.5',
      iconColor: ink,
      '::placeholder': { color: `${ink}b3` },
    },
    invalid: { color: ink },
  }
}

/** Converts a colour to hex, because Stripe does not parse the newer colour notations of our theme. */
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
