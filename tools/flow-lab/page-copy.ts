const isFilled = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement && field.type !== 'file') ||
  field instanceof HTMLTextAreaElement

/** Writes the input of a field into its markup, where a copy of the markup has it. */
function writeInput(field: Element, copy: Element): void {
  if (!isFilled(field)) return
  if (field instanceof HTMLTextAreaElement) copy.textContent = field.value
  else copy.setAttribute('value', field.value)
  if (field instanceof HTMLInputElement) copy.toggleAttribute('checked', field.checked)
}

/** Returns a page as an HTML document that shows the same, takes no input and runs no script. */
export function copyOfPage({ documentElement: root, baseURI, scrollingElement }: Document): string {
  const copy = root.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('The page is no HTML document.')
  const fieldsIn = (element: Element) => [...element.querySelectorAll('input, textarea, option')]
  const copies = fieldsIn(copy)
  for (const [index, field] of fieldsIn(root).entries()) {
    const copied = copies[index]
    if (copied === undefined) continue
    writeInput(field, copied)
    if (field instanceof HTMLOptionElement) copied.toggleAttribute('selected', field.selected)
  }
  // A preloaded script would fail: the copy is in a sandbox without scripts.
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  const base = document.createElement('base')
  base.href = baseURI
  copy.querySelector('head')?.prepend(base)
  copy.querySelector('body')?.toggleAttribute('inert', true)
  copy.dataset['scroll'] = String(scrollingElement?.scrollTop ?? 0)
  return `<!doctype html>${copy.outerHTML}`
}

/** Keeps a copied page in the theme of this page, and at the scroll position of the original. */
export function attachCopy(frame: HTMLIFrameElement): () => void {
  const rootOf = () => frame.contentDocument?.documentElement
  const passTheme = () => {
    const { theme } = document.documentElement.dataset
    const root = rootOf()
    if (root !== undefined) root.dataset['theme'] = theme ?? 'system'
  }
  const settle = () => {
    passTheme()
    frame.contentWindow?.scrollTo(0, Number(rootOf()?.dataset['scroll'] ?? 0))
  }
  const observer = new MutationObserver(passTheme)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  frame.addEventListener('load', settle)
  settle()
  return () => {
    observer.disconnect()
    frame.removeEventListener('load', settle)
  }
}
