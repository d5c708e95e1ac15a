import { browsingCases } from './section-seven-browsing.ts'
import { buyingCases } from './section-seven-buying.ts'
import { managingCases } from './section-seven-managing.ts'
import { sellingCases } from './section-seven-selling.ts'

/** Every call of the client to the marketplace server; section-seven.test.ts compares them with the table. */
export const cases = [...browsingCases, ...buyingCases, ...sellingCases, ...managingCases]
