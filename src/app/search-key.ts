/** Lets the key / move the focus to the search, unless the user is typing or a dialog is open. */
export function watchSearchKey(): void {
  window.addEventListener('keydown', (event) => {
    const isElsewhere = document.activeElement?.closest('input, textarea, select, [role=dialog]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[type=search]')?.focus()
  })
}
