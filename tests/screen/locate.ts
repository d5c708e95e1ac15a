import { type Locator, page, userEvent } from 'vitest/browser'
import type { PageDriver, Target } from './actions.ts'
import { fill, press, valueIn } from './hand.ts'

/** Locates a target on the test's page. */
export function locate(target: Target): Locator {
  const scope = target.within === undefined ? page : locate(target.within)
  if ('label' in target) return scope.getByLabelText(target.label, { exact: true })
  const { role, name, hasText } = target
  const found = scope.getByRole(role, name === undefined ? {} : { name, exact: true })
  return hasText === undefined ? found : found.filter({ hasText })
}

const isResting = (element: Element) => element.getAttribute('aria-disabled') === 'true'
const elementsOf = (target: Target) => locate(target).elements()

/** The page driver for a real browser: an element has to be in view and uncovered to be pressed. */
export const browserPageDriver: PageDriver = {
  count: async (target) => elementsOf(target).length,
  countReady: async (target) => elementsOf(target).filter((element) => !isResting(element)).length,
  valueOf: (target) => valueIn(locate(target)),
  press: (target) => press(locate(target)),
  fill: (target, text) => fill(locate(target), text),
  select: (target, option) => userEvent.selectOptions(locate(target), option),
  upload: async (target, file) => {
    const input = locate(target).element()
    if (input instanceof HTMLElement) input.focus()
    await userEvent.upload(locate(target), file)
  },
}
