/**
 * Enter in a field sends the form around it, as it would in an input of the page: by the form's first submit button,
 * and not at all while that is disabled.
 * @param {HTMLElement | null} node
 */
export function submitAround(node) {
  const form = node?.closest('form')
  if (!form) return
  const button = [...form.querySelectorAll('button, input')].find(
    (control) =>
      (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
      control.type === 'submit',
  )
  if (button === undefined) form.requestSubmit()
  else if (button instanceof HTMLElement && !button.matches(':disabled')) button.click()
}
