import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SellerProduct } from '../../src/domain/seller-product.ts'
import { listedWithStates } from '../../src/screens/seller-story-fixtures.ts'
import { dialog } from '../flows/confirmation/confirmation.places.ts'
import { cellText } from '../flows/collection/myProducts.places.ts'
import { createProductsScreen } from '../flows/collection/myProducts.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'
import { headers, row } from '../flows/collection/table.places.ts'

async function openProducts(products: readonly SellerProduct[]) {
  const { screen, performed, said } = createProductsScreen()
  const scripted = await renderScreen(screen)
  await scripted.resolve('load', products)
  return { scripted, performed, said }
}

const buttonsOf = (name: string) =>
  row(name)
    .getByRole('button')
    .elements()
    .map((element) => element.textContent.trim())
    .filter((label) => label !== 'Advertise' && label !== 'Read more')

describe('the listings of a seller', () => {
  it('each say where they are, until when, and what can be done', async () => {
    await openProducts(listedWithStates)
    await expect.element(row('Desk lamp')).toBeVisible()
    expect(headers()).toContain('Sold, Listing, Advertisement, Actions')
    const listing = (name: string) => cellText(name, 'Listing')
    expect(listing('Pocket film camera')).toMatch(/^For saleUntil May 2/)
    expect(listing('Road bicycle')).toMatch(/^Expired.*Renew it to sell it\./)
    expect(listing('Record player')).toMatch(/^Reserved.*You can change it again after/)
    expect(listing('Tent')).toBe('')
    expect(cellText('Desk lamp', 'Sold')).toBe('Not for sale')
    expect(cellText('Desk lamp', 'Advertisement')).toBe('Not for sale right now')
    expect(buttonsOf('Desk lamp')).toEqual(['Put back', 'Sold elsewhere', 'Delete'])
    expect(buttonsOf('Record player')).toEqual([])
  })

  it('L5: lead to the form for another sale where the order was canceled or refunded, and only there', async () => {
    await openProducts(listedWithStates)
    const again = page.getByRole('link', { name: /^List again/ })
    await expect.element(again).toHaveAccessibleName('List again Wall clock')
    await expect.element(again).toHaveAttribute('href', '/dashboard/add-product?again=product-8')
    expect(cellText('Wall clock', 'Listing')).toMatch(/^The order was canceled\./)
    expect(cellText('Tent', 'Listing')).toBe('')
  })

  it('L5: lead there also for an item that was sold before the market had listings', async () => {
    await openProducts(
      listedWithStates.map(({ listing: known, ...product }) =>
        product.saleUndone === undefined ? { ...product, listing: known } : product,
      ),
    )
    await expect.element(page.getByRole('link', { name: 'List again Wall clock' })).toBeVisible()
  })

  it('L5: lead to the new listing once the item was listed again', async () => {
    await openProducts(
      listedWithStates.map((product) =>
        product.saleUndone === undefined ? product : { ...product, listedAgainAs: 'product-9' },
      ),
    )
    const link = page.getByRole('link', { name: 'See the new listing Wall clock' })
    await expect.element(link).toHaveAttribute('href', '/product/product-9')
    expect(page.getByRole('link', { name: /^List again/ }).elements()).toEqual([])
  })

  it('reload after an action, since the server knows what it leads to', async () => {
    const [camera, ...others] = listedWithStates
    if (camera === undefined) throw new Error('There is nothing to withdraw.')
    const { scripted, performed, said } = await openProducts([camera, ...others])
    await userEvent.click(page.getByRole('button', { name: 'Withdraw Pocket film camera' }))
    await expect.element(dialog()).toHaveAccessibleName('Withdraw Pocket film camera?')
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }))
    expect(performed).toMatchObject([{ subjectId: camera._id }])
    performed[0]?.answer(true)
    await expect.poll(() => said).toEqual(['The item has been withdrawn.'])
    const lamp = others.find(({ productName }) => productName === 'Desk lamp')
    await scripted.resolve('check', [{ ...camera, listing: lamp?.listing }, ...others])
    await expect
      .element(page.getByRole('button', { name: 'Put back Pocket film camera' }))
      .toBeVisible()
    // The focus is in the cell whose button is gone.
    const focused = document.activeElement?.textContent
    expect(focused).toMatch(/^Withdrawn/)
  })
})
