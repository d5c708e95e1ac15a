import { expect, test } from 'vitest'
import { expect as expectPage } from '../../browser/patient-expect.ts'
import { cardVisits, succeeded } from './visit.ts'

const { visit } = cardVisits()

test.each([
  ['number', '4242424242424241', 'Your card number is invalid.'],
  ['expiry', '0120', "Your card's expiration year is in the past."],
] as const)('the %s %s is reported as invalid while it is typed', async (part, typed, message) => {
  await visit().field(part).pressSequentially(typed)
  await visit().seeChange({ message })
  await expectPage(visit().field(part)).toHaveAttribute('aria-invalid', 'true')
})

test('the page cannot read the contents of the card frames', async () => {
  await visit().type()
  const seen = await visit().page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => ({
      document: frame.contentDocument,
      sandbox: frame.getAttribute('sandbox'),
    })),
  )
  expect(seen).toEqual(
    Array.from({ length: 3 }, () => ({ document: null, sandbox: 'allow-scripts' })),
  )
})

test('the fields have accessible names and can be filled in order by keyboard alone', async () => {
  await visit().page.getByRole('textbox', { name: 'Before' }).focus()
  for (const [part, name, typed] of [
    ['number', 'Card Number', '4242424242424242'],
    ['expiry', 'Expiry Date', '1240'],
    ['cvc', 'Card CVC', '123'],
  ] as const) {
    await visit().page.keyboard.press('Tab')
    await expectPage(visit().field(part)).toBeFocused()
    await expectPage(visit().field(part)).toHaveAccessibleName(name)
    await visit().page.keyboard.type(typed)
  }
  await visit().page.keyboard.press('Enter')
  expect(await visit().outcome()).toEqual(succeeded)
  await visit().page.keyboard.press('Tab')
  await expectPage(visit().page.getByRole('button', { name: 'Pay' })).toBeFocused()
})

test('a click on a label focuses its field', async () => {
  await visit().page.locator('label', { hasText: 'Expiry Date' }).click()
  await expectPage(visit().field('expiry')).toBeFocused()
  await expectPage(visit().page.locator('[data-focused="true"] label')).toHaveText('Expiry Date')
})

test('fields that were unmounted and mounted again start empty and still pay', async () => {
  await visit().type()
  await visit().page.getByRole('button', { name: 'Show or hide' }).click()
  await expectPage(visit().page.locator('iframe')).toHaveCount(0)
  await visit().page.getByRole('button', { name: 'Show or hide' }).click()
  await expectPage(visit().field('number')).toHaveValue('')
  await visit().type()
  await visit().pay()
  expect(await visit().outcome()).toEqual(succeeded)
})

test('the expiry field completes a month above 1, and backspace deletes the slash', async () => {
  await visit().field('expiry').pressSequentially('5')
  await expectPage(visit().field('expiry')).toHaveValue('05 / ')
  await visit().field('expiry').press('Backspace')
  await expectPage(visit().field('expiry')).toHaveValue('0')
})

test('the text color follows a change to the dark theme while the fields are shown', async () => {
  const red = () =>
    visit()
      .field('number')
      .evaluate((input) => {
        const [first = ''] = getComputedStyle(input).color.match(/\d+/g) ?? []
        return Number(first)
      })
  await visit().field('number').pressSequentially('4242')
  await expectPage.poll(red).toBeLessThan(60)
  await visit().page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectPage.poll(red).toBeGreaterThan(200)
  await expectPage(visit().field('number')).toHaveValue('4242')
})
