import { bareReact } from './beside.ts'
import { atMost, type Bench, type Finding } from './finding.ts'
import { captureLoaded } from './first-load.ts'
import { interleave } from './interleave.ts'
import { loadOnce } from './load.ts'
import {
  bytesTable,
  firstPaint,
  largestPaint,
  ratio,
  ratiosTable,
  timesTable,
  typeable,
} from './load-tables.ts'
import { bookAsBuyer } from './signed-in.ts'

/** Loads the payment page of a returning buyer, next to a baseline with only React and the card provider. */
export async function measurePaymentLoad(bench: Bench): Promise<Finding> {
  const [site, browser] = await Promise.all([bench.site(), bench.browser()])
  const { storageState, bookingId } = await bookAsBuyer(site, browser)
  const page = { shows: '.StripeElement iframe', cardFields: 3, storageState }
  const ours = { ...page, url: `${site.origin}/dashboard/payment/${bookingId}` }
  const react = { ...page, url: `${site.origin}/beside/react/payment` }
  site.add(await bareReact(await captureLoaded(browser, ours), new URL(react.url).pathname))
  const { Loppis, ...others } = await interleave(bench.runs, {
    Loppis: () => loadOnce(browser, ours),
    'bare React': () => loadOnce(browser, react),
  })
  const all = { Loppis, ...others }
  return {
    text: [
      timesTable(all, { 'typing ms': typeable }),
      ratiosTable(Loppis, others, { typing: typeable, FCP: firstPaint, LCP: largestPaint }),
      bytesTable(all),
    ].join('\n\n'),
    goals: [
      atMost(
        'payment: ready for typing over the bare React page',
        1.5,
        ratio(Loppis, others['bare React'], typeable).median,
      ),
    ],
  }
}
