import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { Product } from '../../src/domain/product.ts'
import { listed } from '../../src/screens/seller-story-fixtures.ts'
import { confirmButton, dialog } from '../flows/confirmation/confirmation.places.ts'
import { lamp, sofa } from '../flows/collection/myProducts.actions.ts'
import { cellText, deleteButton } from '../flows/collection/myProducts.places.ts'
import { createProductsScreen } from '../flows/collection/myProducts.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'
import { cellsOf, headers, row } from '../flows/collection/table.places.ts'

async function openProducts(products: readonly Product[]) {
  const { screen, performed, said } = createProductsScreen()
  const scripted = await renderScreen(screen)
  await scripted.resolve('load', products)
  return { performed, said }
}

describe('the product table', () => {
  it('L5: has these columns, in this order, and a link to Add a product', async () => {
    await openProducts(listed)
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(headers()).toBe(
      'Picture, Name, Price, Retail, Condition, Description, Contact, Location, Sold, Advertisement, Actions',
    )
    await expect
      .element(page.getByRole('link', { name: 'Add a product' }))
      .toHaveAttribute('href', '/dashboard/add-product')
  })

  it('L5: a row shows the values of the server', async () => {
    await openProducts(listed)
    await expect.element(row('Pocket film camera')).toBeVisible()
    expect(cellsOf('Pocket film camera').slice(2, 5)).toEqual(['$85', '$240', 'excellent'])
    expect(cellsOf('Pocket film camera').slice(6, 10)).toEqual([
      '+1 555 0142',
      'Ballard, Seattle',
      'For sale',
      'Running',
    ])
  })

  it('L5: a sold product has no Advertise or Delete button and shows why', async () => {
    await openProducts(listed)
    await expect.element(row('Road bicycle')).toBeVisible()
    expect(
      row('Road bicycle')
        .getByRole('button', { name: /Advertise|Delete/ })
        .elements(),
    ).toEqual([])
    expect(cellText('Road bicycle', 'Sold')).toBe('Sold')
    expect(cellText('Road bicycle', 'Advertisement')).toBe("Sold items can't be advertised.")
    expect(cellText('Road bicycle', 'Actions')).toBe("Sold items can't be deleted.")
    expect(cellText('Desk lamp', 'Advertisement')).toBe('Advertised until sold')
  })

  it('L5: a long description expands in place, and a short one is shown in full', async () => {
    await openProducts([{ ...lamp, description: 'Bright. '.repeat(40) }, sofa])
    const more = row('Lamp').getByText('Read more', { exact: true })
    expect(row('Sofa').getByText('Read more', { exact: true }).elements()).toEqual([])
    await userEvent.click(more)
    await expect.element(row('Lamp').getByText('Show less', { exact: true })).toBeVisible()
    await expect.element(more).not.toBeVisible()
  })

  it('L6: an empty list shows its message and links to Add a product and My Buyers', async () => {
    await openProducts([])
    await expect.element(page.getByText(specMessages.en.noProductsYet)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Add a product' }))
      .toHaveAttribute('href', '/dashboard/add-product')
    await expect
      .element(page.getByRole('link', { name: 'My Buyers' }))
      .toHaveAttribute('href', '/dashboard/my-buyers')
  })
})

describe('the bookings of a product', () => {
  const opener = 'button[aria-haspopup="dialog"]'

  it('list who booked it, with phone number, place and date, before anybody has paid', async () => {
    await openProducts(listed)
    const button = row('Pocket film camera').getByRole('button', {
      name: '2 people booked this: Pocket film camera',
    })
    await userEvent.click(button)
    const opened = page.getByRole('dialog', { name: 'Bookings of Pocket film camera' })
    await expect.element(opened).toBeVisible()
    await expect.element(opened).toHaveFocus()
    const texts = opened
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toMatch(
      /^Nils Ek.*nils@loppis\.test.*farmers market.*\+1 555 0199.*May 2, 2031/s,
    )
    expect(texts[1]).toMatch(/^Bea Berg/)
    // The other booking has no buyer to whom this server leads.
    expect(
      opened
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dashboard/messages?item=product-1&buyer=nils'])
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(opened.elements()).toEqual([])
  })

  it('are not shown for a sold product, nor on a server without them', async () => {
    await openProducts(listed)
    await expect.element(row('Road bicycle')).toBeVisible()
    expect(document.querySelectorAll(opener)).toHaveLength(1)
  })
})

it('L6, L8: deleting the last product shows the empty message and focuses the heading', async () => {
  const { performed, said } = await openProducts([lamp])
  await userEvent.click(deleteButton(lamp))
  await expect.element(dialog()).toHaveAccessibleName('Delete Lamp?')
  await expect.element(dialog()).toHaveAccessibleDescription(specMessages.en.deleteProduct)
  await userEvent.click(confirmButton())
  expect(performed).toMatchObject([{ subjectId: lamp._id }])
  performed[0]?.answer(true)
  await expect.poll(() => said).toEqual([specMessages.en.productRemoved])
  await expect.element(page.getByText(specMessages.en.noProductsYet)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Products' })).toHaveFocus()
})
