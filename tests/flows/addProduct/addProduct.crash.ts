import type { BrowserContext } from 'playwright'
import { expect } from '../../browser/patient-expect.ts'
import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { addProductMachine } from '../../../machines/addProduct.machine.ts'
import { typed } from './addProduct.script.ts'
import { submitListing } from './addProduct-actions.ts'
import { addProductInProduct } from './addProduct.product.ts'
import type { Stage } from '../../product/stage.ts'
import type { AppFixture } from '../../product/app-fixture.ts'
import type { CrashFlow } from '../../product/crash.ts'
import { addProductCrashes } from './addProduct.crashes.ts'

/** Each browser lists a product with a unique name, by which the test counts it. */
const names = new WeakMap<BrowserContext, string>()
let listed = 0

function nameIn(context: BrowserContext): string {
  const name = names.get(context) ?? `${typed.productName} ${(listed += 1)}`
  names.set(context, name)
  return name
}

/** The text of states that look the same whichever step led to them. */
const assertions: Stage['assertions'] = {
  'form.editing': {
    shows: ['Product image', 'Picture 1', 'Add product'],
    hides: [specMessages.en.productAdded],
  },
  'form.failed': { shows: ['Picture 1', specMessages.en.productNotAdded] },
  listed: { shows: ['My Products', typed.productName], hides: ['Product image'] },
}

/** Asserts at most one product, whatever failed before the retry. */
async function isListedOnce({ market }: AppFixture, { page }: Stage): Promise<void> {
  expect(await market.count('products where name = $1', nameIn(page.context()))).toBeLessThan(2)
}

/** Crash tests for Add a Product in the production build. */
export const addProductCrash: CrashFlow<ContextFrom<typeof addProductMachine>> = {
  flow: {
    ...addProductInProduct,
    async open(world, path) {
      const stage = await addProductInProduct.open(world, path)
      return { ...stage, assertions: { ...assertions, ...stage.assertions } }
    },
    actions: {
      ...addProductInProduct.actions,
      'listing.submit=complete': (stage) =>
        submitListing({ ...typed, productName: nameIn(stage.page.context()) })(stage),
    },
  },
  table: addProductCrashes,
  isAuthorised: addProductInProduct.ports['save']?.matches ?? (() => false),
  afterwards: isListedOnce,
}
