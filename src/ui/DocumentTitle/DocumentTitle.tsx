/** The title in the browser's tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title ref={removeOthers}>{`${title} · Loppis`}</title>
}

/** The document comes with a title, and React adds its own before it. */
function removeOthers(own: HTMLTitleElement | null): void {
  if (own === null) return
  for (const other of document.head.querySelectorAll(':scope > title')) {
    if (other !== own) other.remove()
  }
}
