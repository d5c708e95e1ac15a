import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import type { PaymentState } from '../../src/screens/payment/payment-words.ts'

/** More than this is not read at a glance. */
const GLANCE = 180

/** What the payment page says of where things stand, as it is rendered. */
export function wordsOfPayment(state: PaymentState): string[] {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <PaymentView cardFields={null} send={() => undefined} state={state} />
    </Router>,
  )
  const said = /role="(?:alert|status)".*/s.exec(html)?.[0] ?? ''
  const text = said
    .replace(/^[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text === '' ? [] : [text.slice(0, GLANCE)]
}
