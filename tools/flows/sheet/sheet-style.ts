import { windows } from './pictures.ts'

const shownOnly = windows
  .map(({ width }) => `:root:has(#width-${width}:checked) .map:not(.width-${width})`)
  .join(',\n')

/** The style of the sheet for screen and print. The state of the switches is read by CSS alone. */
export const sheetStyle = `
.switches { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-block: 16px }
fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin: 0; padding: 0; border: 0 }
legend { float: left; padding: 0; margin-inline-end: 4px; color: var(--quiet) }
label { display: inline-flex; gap: 8px; align-items: center; min-block-size: 44px }
input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--ink) }
nav ul { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 0; padding: 0; list-style: none }
nav a { display: inline-block; min-block-size: 44px; align-content: center }
.quiet { color: var(--quiet) }
.missing { border-inline-start: 4px solid var(--removed); padding-inline-start: 12px }
${shownOnly} { display: none }
.drawing { position: relative; inline-size: max-content }
:root:has(#zoom-half:checked) .drawing { zoom: 0.5 }
figure { position: absolute; margin: 0 }
figure button { display: block; inline-size: 100%; block-size: 100%; padding: 0; border: 1px solid var(--line); background: var(--paper); cursor: zoom-in }
figure img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: top }
figcaption { display: none }
:root:has(#theme-light:checked) img.dark, :root:has(#theme-dark:checked) img.light { display: none }
dialog { max-inline-size: 100vw; max-block-size: 100vh; inline-size: 100vw; block-size: 100vh; padding: 16px; border: 0; background: var(--surface); color: var(--ink) }
dialog .bar { display: flex; gap: 16px; align-items: center; justify-content: space-between; margin-block-end: 12px }
dialog .bar p { margin: 0; overflow-wrap: anywhere }
dialog img { max-inline-size: 100%; block-size: auto; display: block; margin-inline: auto; border: 1px solid var(--line) }
dialog button { min-block-size: 44px; padding-inline: 20px; border: 1px solid var(--edge); background: none; color: inherit; font: inherit }
@media print {
  .switches, nav, .map svg { display: none }
  section { break-before: page }
  .map { max-block-size: none; overflow: visible; border: 0 }
  .drawing { display: flex; flex-wrap: wrap; gap: 16px; inline-size: auto !important; block-size: auto !important }
  figure { position: static; inline-size: 30%; block-size: auto !important; break-inside: avoid }
  figure button, figure img { block-size: auto }
  figure img { max-block-size: 80mm }
  figcaption { display: block; font-size: 0.75rem }
}
`

/** Opens a picture at full size and scrolls each flow to its start. The rest of the page works without JavaScript. */
export const sheetScript = `
const dialog = document.querySelector('dialog')
const words = dialog.querySelector('p')
const large = dialog.querySelector('img')
document.addEventListener('click', ({ target }) => {
  const button = target.closest('figure button')
  if (button === null) return
  const shown = [...button.querySelectorAll('img')].find((one) => one.checkVisibility())
  words.textContent = large.alt = shown.alt
  large.src = shown.src
  dialog.showModal()
  dialog.scrollTop = 0
})
const showStarts = () => {
  for (const start of document.querySelectorAll('.start')) {
    const map = start.closest('.map')
    const { left, width } = start.getBoundingClientRect()
    map.scrollLeft += left + width / 2 - map.getBoundingClientRect().left - map.clientWidth / 2
  }
}
document.querySelector('.switches').addEventListener('change', showStarts)
showStarts()
`
