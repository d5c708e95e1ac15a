import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { emptyListingForm } from '../../src/domain/listing-form.ts'
import { AddProductView } from '../../src/screens/addProduct/AddProductView.tsx'
import { picturesOf } from '../../src/screens/pictures/pictures-story-fixtures.ts'
import { typed } from '../flows/addProduct/addProduct.script.ts'
import {
  choosePicture,
  description,
  field,
  fillListing,
  openFilled,
  picture,
  submit,
} from '../flows/addProduct/addProduct.places.ts'
import { categoriesMachine, addProductScreen } from '../flows/addProduct/addProduct.screen.tsx'
import { renderScreen, renderView } from '../screen/stage.tsx'

describe('form validation', () => {
  it(`L2: Condition: ${specMessages.en.conditionRequired}, offering excellent, good and fair`, async () => {
    await renderScreen(addProductScreen)
    await userEvent.click(submit())
    const condition = page.getByRole('radiogroup', { name: 'Condition' })
    await expect.element(condition).toHaveAccessibleDescription(specMessages.en.conditionRequired)
    const values = condition.getByRole('radio').elements()
    expect(values.map((radio) => radio.getAttribute('value'))).toEqual([
      'excellent',
      'good',
      'fair',
    ])
  })

  it('L2: the description is optional', async () => {
    const { calls } = await openFilled({ ...typed, description: '' })
    await userEvent.click(submit())
    expect(calls).toMatchObject([{ port: 'checkPhone' }])
  })

  it.each([
    [specMessages.en.productNameLimit, field('Product name'), 'x'.repeat(48)],
    [specMessages.en.descriptionLimit, description(), 'x'.repeat(500)],
  ])('L2: %s, and the limit itself is accepted', async (words, limited, longest) => {
    const { calls } = await openFilled()
    await userEvent.fill(limited, `${longest}x`)
    await userEvent.click(submit())
    await expect.element(limited).toHaveAccessibleDescription(new RegExp(words))
    expect(calls).toEqual([])
    await userEvent.fill(limited, longest)
    await userEvent.click(submit())
    expect(calls).toMatchObject([{ port: 'checkPhone' }])
  })

  it.each([
    ['Asking price', 'ten', 'Asking Price must be an amount such as 49.50'],
    ['Retail price', '0', 'Retail Price must be more than \\$0'],
    ['Purchase year', '19', 'Purchase year must be between 1900 and'],
  ])('L2: %s of %s: %s', async (label, value, words) => {
    const { calls } = await openFilled()
    await userEvent.fill(field(label), value)
    await userEvent.click(submit())
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(words))
    await expect.element(field(label)).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('L2: submitting focuses the first missing field, and choosing a picture keeps the focus', async () => {
    await renderScreen(addProductScreen)
    const removeFirst = page.getByRole('button', { name: 'Remove: picture 1' })
    await userEvent.click(removeFirst)
    await userEvent.click(removeFirst)
    await fillListing({ ...emptyListingForm, productName: 'Lamp' })
    await userEvent.click(submit())
    await expect.element(picture()).toHaveFocus()
    await expect
      .element(picture())
      .toHaveAccessibleDescription(new RegExp(specMessages.en.imageRequired))
    await choosePicture('camera')
    await expect.element(picture()).toHaveAttribute('aria-invalid', 'false')
    await expect.element(picture()).toHaveFocus()
    await userEvent.click(submit())
    await expect.element(field('Asking price')).toHaveFocus()
  })
})

describe('an error', () => {
  it('L2: leaves its field while the seller types, and the focus stays', async () => {
    await openFilled({ ...typed, productName: '', location: '' })
    await userEvent.click(submit())
    await expect.element(field('Product name')).toHaveFocus()
    await userEvent.fill(field('Product name'), 'Lamp')
    await expect.element(field('Product name')).toHaveAttribute('aria-invalid', 'false')
    await expect.element(field('Location')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Product name')).toHaveFocus()
    await userEvent.click(submit())
    await expect.element(field('Location')).toHaveFocus()
  })

  it('L2: of a wrong contact number focuses the field and says what is wrong', async () => {
    const { resolve } = await openFilled({ ...typed, contact: '12' })
    await userEvent.click(submit())
    await resolve('checkPhone', false)
    await expect.element(field('Contact number')).toHaveAccessibleDescription(/valid phone number/)
    await expect.element(field('Contact number')).toHaveFocus()
  })
})

describe('the attributes of the category', () => {
  const category = () => field('Category')
  const optional = (label: string) => field(`${label} (optional)`)

  it('L1: a category without attributes has no field for them', async () => {
    await openFilled()
    expect(optional('Colour').elements()).toEqual([])
  })

  it('L2: those of the chosen category have fields below it, and only the required ones are required', async () => {
    const { calls } = await openFilled()
    await userEvent.selectOptions(category(), 'shoes')
    await expect.element(field('Size')).toHaveAttribute('aria-required', 'true')
    await userEvent.fill(optional('Heel (cm)'), 'high')
    await userEvent.click(submit())
    await expect.element(field('Size')).toHaveFocus()
    await expect.element(field('Size')).toHaveAccessibleDescription('This category needs it.')
    await expect.element(optional('Heel (cm)')).toHaveAccessibleDescription(/Enter a number/)
    expect(calls).toEqual([])
    await userEvent.selectOptions(field('Size'), '42')
    await userEvent.click(submit())
    await expect.element(optional('Heel (cm)')).toHaveFocus()
    await userEvent.fill(optional('Heel (cm)'), '4,5')
    await userEvent.click(submit())
    expect(calls).toMatchObject([{ port: 'checkPhone' }])
  })

  it('L1: another category keeps what fits it, and the first one has all when it is chosen again', async () => {
    await openFilled()
    await userEvent.selectOptions(category(), 'shoes')
    await userEvent.fill(optional('Brand'), 'Ecco')
    await userEvent.selectOptions(optional('Colour'), 'black')
    await userEvent.selectOptions(field('Size'), '42')
    await userEvent.selectOptions(category(), 'tents')
    await expect.element(optional('Brand')).toHaveValue('Ecco')
    await expect.element(optional('Colour')).toHaveValue('')
    await userEvent.selectOptions(category(), 'shoes')
    await expect.element(field('Size')).toHaveValue('42')
  })

  it('L1: a brand has suggestions, and takes any other text', async () => {
    await openFilled()
    await userEvent.selectOptions(category(), 'shoes')
    const list = optional('Brand').element().getAttribute('list') ?? ''
    const options = document.getElementById(list)?.querySelectorAll('option') ?? []
    expect([...options].map(({ value }) => value)).toEqual(['Ecco', 'Nike'])
  })
})

it('L2: a retail price below the asking price is a question, and a second submit answers it', async () => {
  const { calls } = await openFilled({ ...typed, retailPrice: '20' })
  await userEvent.click(submit())
  await expect.element(field('Retail price')).toHaveAccessibleDescription(/Is that right\?/)
  expect(calls).toEqual([])
  await userEvent.click(submit())
  expect(calls).toMatchObject([{ port: 'checkPhone' }])
})

it('L1: categories that failed to load can be retried', async () => {
  const { actor } = addProductScreen.start()
  const sendCategories = vi.fn<() => void>()
  const failed = categoriesMachine.resolveState({
    value: 'failed',
    context: { of: '', items: [], failure: { kind: 'noAnswer' }, request: null },
  })
  await renderView(
    <AddProductView
      categories={failed}
      pictures={picturesOf(8)}
      send={() => undefined}
      sendCategories={sendCategories}
      state={actor.getSnapshot()}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(sendCategories).toHaveBeenCalledWith({ type: 'collection.retry' })
})
