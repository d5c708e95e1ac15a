import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import type { PaymentState } from '../../src/screens/payment/payment-state.ts'

/** The length in characters at which the text is cut: a longer text is not read at a glance. */
const GLANCE = 180

/** Returns the status or error text of the rendered payment page. */
export function wordsOfPayment(state: PaymentState): string[] {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <PaymentView cardFields={null} cardProvider="standIn" send={() => undefined} state={state} />
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
