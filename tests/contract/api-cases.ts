import { browsingCases } from './api-cases-browsing.ts'
import { buyingCases } from './api-cases-buying.ts'
import { managingCases } from './api-cases-managing.ts'
import { sellingCases } from './api-cases-selling.ts'

/** Every call of the client to the marketplace server; api-table.test.ts compares them with the table. */
export const cases = [...browsingCases, ...buyingCases, ...sellingCases, ...managingCases]
