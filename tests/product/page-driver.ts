import type { Locator, Page } from 'playwright'
import { type Action, type PageDriver, perform, type Target } from '../screen/actions.ts'
import type { Stage } from './stage.ts'

/** Locates a target on a page. */
function locate(page: Page, target: Target): Locator {
  const scope = target.within === undefined ? page : locate(page, target.within)
  if ('label' in target) return scope.getByLabel(target.label, { exact: true })
  const { role, name, hasText } = target
  const found = scope.getByRole(role, name === undefined ? {} : { name, exact: true })
  return hasText === undefined ? found : found.filter({ hasText })
}

/** The page driver for the production build. */
function createPageDriver(page: Page): PageDriver {
  const at = (target: Target) => locate(page, target)
  return {
    count: (target) => at(target).count(),
    countReady: (target) => at(target).and(page.locator(':not([aria-disabled="true"])')).count(),
    valueOf: (target) => at(target).inputValue(),
    press: (target) => at(target).click(),
    fill: (target, text) => at(target).fill(text),
    select: async (target, option) => void (await at(target).selectOption(option)),
    upload: async (target, file) => {
      const buffer = Buffer.from(await file.arrayBuffer())
      await at(target).setInputFiles({ name: file.name, mimeType: file.type, buffer })
    },
  }
}

/** Returns an action that performs these screen actions. */
export const performOnPage =
  (...acts: readonly Action[]) =>
  ({ page }: Stage): Promise<void> =>
    perform(createPageDriver(page), acts)
