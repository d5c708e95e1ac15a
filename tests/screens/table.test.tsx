import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '../../src/domain/booking.ts'
import { rowsPerPage, type TableChoice } from '../../src/domain/table.ts'
import { order } from '../../src/screens/story-fixtures.ts'
import { confirmButton, dialog } from '../flows/confirmation/confirmation.places.ts'
import { locate } from '../screen/locate.ts'
import { deleteOf } from '../flows/collection/orders.actions.ts'
import { createOrdersScreen } from '../flows/collection/orders.screen.tsx'
import { renderScreen, renderView } from '../screen/stage.tsx'
import { ThingsTable } from './things-table.tsx'

/** Returns Thing 1, Thing 2 and so on, in order of falling price. */
const things = (length: number): readonly Order[] =>
  Array.from({ length }, (_, index) => ({
    ...order,
    _id: `booking-${index + 1}`,
    productId: `product-${index + 1}`,
    productName: `Thing ${index + 1}`,
    price: length - index,
  }))

function Rows({ rows }: { rows: readonly Order[] }) {
  const [table, onTable] = useState<TableChoice>({})
  return <ThingsTable onTable={onTable} rows={rows} table={table} />
}

const field = () => page.getByRole('searchbox', { name: 'Search' })
const next = () => page.getByRole('button', { name: 'Next' })
const previous = () => page.getByRole('button', { name: 'Previous' })
const header = (name: string) => page.getByRole('columnheader', { name })
const says = (words: string) =>
  expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
const dataRows = () => page.getByRole('row').elements().slice(1)
const names = () =>
  dataRows().map((row) => row.querySelector('[data-kind="title"]')?.textContent ?? '')

async function showThings(length: number) {
  await page.viewport(1280, 800)
  await renderView(<Rows rows={things(length)} />)
}

describe('a list of ten thousand rows', () => {
  it('O1: renders only one page of its rows', async () => {
    await showThings(10_000)
    expect(names()).toEqual(Array.from({ length: rowsPerPage }, (_, index) => `Thing ${index + 1}`))
    await says('Page 1 of 417')
    await says('10,000 in total')
  })

  it('O1: sorts by price ascending, descending, and then in the server order', async () => {
    await showThings(10_000)
    const press = () => userEvent.click(page.getByRole('button', { name: 'Price' }))
    await userEvent.click(next())
    await press()
    await says('Page 1 of 417')
    await expect.element(header('Price')).toHaveAttribute('aria-sort', 'ascending')
    expect(names().slice(0, 3)).toEqual(['Thing 10000', 'Thing 9999', 'Thing 9998'])
    await press()
    await expect.element(header('Price')).toHaveAttribute('aria-sort', 'descending')
    expect(names()[0]).toBe('Thing 1')
    await press()
    await expect.element(header('Price')).toHaveAttribute('aria-sort', 'none')
    expect(names()[0]).toBe('Thing 1')
  })
})

describe('changing the page', () => {
  it('O1: keeps the focus on Next, which is disabled on the last page', async () => {
    await showThings(rowsPerPage * 2 + 1)
    await userEvent.click(next())
    await says('Page 2 of 3')
    await userEvent.keyboard('{Enter}')
    await says('Page 3 of 3')
    expect(names()).toEqual([`Thing ${rowsPerPage * 2 + 1}`])
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(next()).toHaveFocus()
    await says('Page 3 of 3')
    await userEvent.click(previous())
    await says('Page 2 of 3')
  })

  it('O1: scrolls to the first row on a phone', async () => {
    await showThings(rowsPerPage * 2)
    await page.viewport(320, 640)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(field()).not.toBeInViewport()
    await userEvent.click(next())
    await expect.element(field()).toBeInViewport()
    await expect.element(page.getByText(`Thing ${rowsPerPage + 1}`)).toBeInViewport()
    await expect.element(next()).toBeInViewport()
  })
})

it('O1: a search without matches shows a message, and Show all leads to the first page and focuses the field', async () => {
  await showThings(30)
  await userEvent.click(next())
  await userEvent.type(field(), 'hovercraft')
  await expect.element(page.getByText('No results for “hovercraft”.')).toBeVisible()
  await says('0 of 30 found')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await says('30 in total')
  await says('Page 1 of 2')
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

it('O1: a list of one page has no search field and no page buttons', async () => {
  await showThings(rowsPerPage)
  expect(names()).toHaveLength(rowsPerPage)
  expect([...field().elements(), ...next().elements()]).toEqual([])
})

it('O3: removing a row keeps the search field while a search is active, and the focus when it disappears', async () => {
  await page.viewport(1280, 800)
  const { screen, performed } = createOrdersScreen()
  const scripted = await renderScreen(screen)
  const [first = order, ...others] = things(rowsPerPage + 1)
  await scripted.resolve('load', [first, ...others])
  await userEvent.type(field(), 'thing')
  await userEvent.click(locate(deleteOf(first)))
  await userEvent.click(confirmButton())
  performed.at(-1)?.answer(true)
  // An open dialog hides the rows from role queries: a row cannot be checked before the dialog closes.
  await expect.element(dialog()).not.toBeInTheDocument()
  await says(`${rowsPerPage} of ${rowsPerPage} found`)
  await userEvent.clear(field())
  await expect.poll(() => field().elements()).toEqual([])
  expect(document.activeElement).not.toBe(document.body)
  expect(names()).toHaveLength(rowsPerPage)
})
