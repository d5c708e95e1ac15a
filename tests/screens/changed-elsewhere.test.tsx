import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FailureError } from '../../src/domain/failure.ts'
import type { EditableListing } from '../../src/domain/listingEdit.ts'
import type { SomeFields } from '../../src/domain/listing-form.ts'
import { loads } from '../flows/listingEdit/listingEdit.script.ts'
import { field } from '../flows/addProduct/addProduct.places.ts'
import {
  listingEditScreen,
  listingEditWithPictures,
} from '../flows/listingEdit/listingEdit.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'

const outdated = { kind: 'conflict', code: 'edition-outdated', message: 'Changed.' } as const
const { listing } = loads.editable

/** The listing after somebody changed its price, place and pictures in another tab. */
const elsewhere: EditableListing = {
  ...listing,
  edition: 2,
  product: {
    ...listing.product,
    askingPrice: 45,
    location: 'Lund',
    morePictures: [{ image: 'data:image/svg+xml,#back' }],
  },
}

const notice = () => page.getByRole('status').filter({ hasText: 'what is saved now' })
const savedTexts = () =>
  notice()
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
const savedPictures = () => notice().getByRole('img')
const picturesField = () => page.getByLabelText('Product image')

/** Saves a new price that is refused because the listing was changed elsewhere, and asks for what is saved now. */
async function readAgain(recalled: SomeFields, choose?: () => Promise<void>) {
  const { resolve, reject } = await renderScreen(listingEditScreen)
  await resolve('load', loads.editable)
  await userEvent.fill(field('Asking price'), '150')
  await choose?.()
  await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
  await resolve('upload', [{ image: listing.product.image }])
  await reject('save', new FailureError(outdated))
  await userEvent.click(page.getByRole('button', { name: 'Show the current version' }))
  await resolve('load', { listing: elsewhere, typed: recalled })
}

it('says what is saved now beside what the seller typed, and keeps both', async () => {
  await readAgain({ askingPrice: '150' })
  await expect.poll(savedTexts).toEqual(['$45'])
  await expect.element(field('Asking price')).toHaveValue('150')
  await expect.element(field('Location')).toHaveValue('Lund')
})

it('leads to what is saved now, not to the pictures', async () => {
  await readAgain({ askingPrice: '150' })
  await expect.element(notice()).toHaveFocus()
})

it('says that the form is what is saved now where the seller typed nothing else', async () => {
  await readAgain({})
  await expect.element(notice()).toHaveFocus()
  await expect.element(field('Asking price')).toHaveValue('45')
  expect(savedTexts()).toEqual([])
})

it('shows the saved pictures where the seller has changed the pictures', async () => {
  await readAgain({}, () =>
    userEvent.upload(picturesField(), new File(['bytes'], 'detail.jpg', { type: 'image/jpeg' })),
  )
  await expect.poll(() => savedPictures().elements()).toHaveLength(2)
})

it('says what is saved where the input of an earlier visit comes back, and leaves the focus', async () => {
  const { resolve } = await renderScreen(listingEditScreen)
  await resolve('load', { listing, typed: { categoryId: '', productCondition: 'fair' } })
  await expect.poll(savedTexts).toEqual(['Good', 'Cameras'])
  await expect.element(notice()).not.toHaveFocus()
})

it('shows the saved pictures where only pictures of an earlier visit come back', async () => {
  const { resolve } = await renderScreen(listingEditWithPictures)
  await resolve('load', loads.editable)
  await expect.poll(() => savedPictures().elements()).toHaveLength(1)
})

it('opens with what is saved after the seller has discarded the changes', async () => {
  const { resolve } = await renderScreen(listingEditScreen)
  await resolve('load', { listing, typed: { askingPrice: '150' } })
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
  await resolve('load', { listing, typed: {} })
  await expect.element(notice()).toHaveFocus()
  await expect.element(field('Asking price')).toHaveValue(String(listing.product.askingPrice))
  expect(savedTexts()).toEqual([])
})

it('says nothing of it where nothing was typed before', async () => {
  const { resolve } = await renderScreen(listingEditScreen)
  await resolve('load', loads.editable)
  await userEvent.fill(field('Asking price'), '150')
  expect(notice().elements()).toEqual([])
})
