/**
 * Submits the surrounding form on Enter, as a native input does: by the form's first submit button, and not at all
 * while that button is disabled.
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
