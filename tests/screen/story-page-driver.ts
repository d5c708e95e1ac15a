import { userEvent, within } from 'storybook/test'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'
import type { PageDriver, Target } from './actions.ts'

/**
 * True if assistive technology can perceive the element. Only the found element is checked, because the library would
 * check the whole page first.
 */
const isPerceivable = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[aria-hidden="true"], [inert]') === null

/** Returns all matching elements of the page, because a dialog renders outside of the story. */
function allOf(target: Target): HTMLElement[] {
  const scopes = target.within === undefined ? [document.body] : allOf(target.within)
  if ('label' in target) {
    return scopes.flatMap((scope) => within(scope).queryAllByLabelText(target.label))
  }
  const { role, name, hasText = '' } = target
  const options = name === undefined ? { hidden: true } : { hidden: true, name }
  return scopes
    .flatMap((scope) => within(scope).queryAllByRole(role, options))
    .filter((element) => isPerceivable(element) && element.innerText.includes(hasText))
}

const isResting = (element: Element) => element.getAttribute('aria-disabled') === 'true'
const isField = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Waits for the only matching element. Throws if there is none, or more than one. */
async function theOne(target: Target): Promise<HTMLElement> {
  const deadline = Date.now() + WAIT_TIMEOUT
  for (;;) {
    const [found, ...more] = allOf(target)
    if (found !== undefined && more.length === 0) return found
    if (Date.now() > deadline) {
      throw new Error(`There are ${allOf(target).length} of ${JSON.stringify(target)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The driver of user actions in Storybook: events are dispatched, because its panel lists them one by one. */
export function storyPageDriver(): PageDriver {
  const user = userEvent.setup({ delay: null, applyAccept: false })
  return {
    count: async (target) => allOf(target).length,
    countReady: async (target) => allOf(target).filter((element) => !isResting(element)).length,
    valueOf: async (target) => {
      const element = await theOne(target)
      return isField(element) ? element.value : ''
    },
    press: async (target) => user.click(await theOne(target)),
    fill: async (target, text) => {
      const element = await theOne(target)
      await user.click(element)
      if (text === '') return user.clear(element)
      if (isField(element)) element.select()
      await user.paste(text)
    },
    select: async (target, option) => user.selectOptions(await theOne(target), option),
    upload: async (target, file) => {
      const input = await theOne(target)
      input.focus()
      // A browser fires no change event for the same file twice, but it does for a copy.
      await user.upload(input, new File([file], file.name, { type: file.type }))
    },
  }
}
