import { layoutOf } from '../../graphs/layout.ts'
import { escape, svgOf } from '../../graphs/svg.ts'
import { htmlPage, onPage } from '../html-page.ts'
import { bothGraphs } from './both.ts'
import type { Difference, MachineDifference } from './compare.ts'
import { countOf, noteOf, signs, type Title, titleOf, wordsOf } from './markdown.ts'

const style = `
table { border-collapse: collapse; margin-block: 16px }
th, td { padding: 6px clamp(8px, 2vw, 24px) 6px 0; border-block-end: 1px solid var(--line); text-align: start }
@media (max-width: 30em) { table { font-size: 0.8125rem } }
ul { padding: 0; list-style: none }
li { margin-block: 4px; overflow-wrap: anywhere }
b.added { color: var(--added) } b.removed { color: var(--removed) } b.changed { color: var(--changed) }
.map { background: var(--machine-paper) }
.machine .state.added > rect { stroke: var(--added); stroke-width: 3px }
.machine .state.removed > rect { stroke: var(--removed); stroke-width: 3px; stroke-dasharray: 7 4 }
.machine .state.changed > rect { stroke: var(--changed); stroke-width: 3px }
.machine .transition.added path.arrow { stroke: var(--added); stroke-width: 2.5px }
.machine .transition.removed path.arrow { stroke: var(--removed); stroke-width: 2px; stroke-dasharray: 7 4 }
.machine .transition.changed path.arrow { stroke: var(--changed); stroke-width: 2.5px }
.machine text.added, .machine .state.added > .name { fill: var(--added); font-weight: 700 }
.machine text.removed, .machine .state.removed > .name { fill: var(--removed); text-decoration: line-through }
.machine text.changed, .machine .state.changed > .name { fill: var(--changed); font-weight: 700 }
@media print { .map { max-block-size: none; border: 0 } .map svg { max-inline-size: 100%; block-size: auto } }
`

/** Renders text between backticks as code. */
const rich = (text: string) => escape(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>')

const itemOf = (one: Difference, words: string) =>
  `<li><b class="${one.mark}">${signs[one.mark]} ${one.mark}</b> <code>${escape(one.name)}</code> ${rich([words, ...wordsOf(one)].filter((part) => part !== '').join('; '))}</li>`

function listOf(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h3>${title}</h3><ul>${items.join('')}</ul>`
}

async function sectionOf(difference: MachineDifference): Promise<string> {
  const { name, states, transitions, paths } = difference
  const graph = bothGraphs(difference)
  const drawing = graph === null ? '' : onPage(svgOf(graph, await layoutOf(graph)), name)
  const plain = (one: Difference) => itemOf(one, '')
  return [
    `<section id="${name}"><h2>${name}${noteOf(difference)}</h2>`,
    `<div class="map" role="region" aria-label="The drawing of ${name}" tabindex="0">${drawing}</div>`,
    listOf('States', states.map(plain)),
    listOf('Transitions', transitions.map(plain)),
    paths === null
      ? '<p>The paths could not be compared: one revision has no list of them.</p>'
      : listOf(
          'Paths',
          paths.map((one) => itemOf(one, one.events)),
        ),
    '</section>',
  ].join('\n')
}

/** Renders the differences as one page, with a graph of each machine that includes removed parts. */
export async function differencePage(
  title: Title,
  machines: readonly MachineDifference[],
): Promise<string> {
  const rows = machines.map((one) => {
    const cells = [one.states, one.transitions, one.paths].map(
      (each) => `<td>${countOf(each)}</td>`,
    )
    return `<tr><th scope="row"><a href="#${one.name}">${one.name}</a>${noteOf(one)}</th>${cells.join('')}</tr>`
  })
  const heads = ['Machine', 'States', 'Transitions', 'Paths'].map(
    (head) => `<th scope="col">${head}</th>`,
  )
  const sections = await Promise.all(machines.map(sectionOf))
  return htmlPage(titleOf(title), style, [
    `<header><h1>${escape(titleOf(title))}</h1></header>`,
    '<main>',
    machines.length === 0
      ? '<p>Nothing is different.</p>'
      : `<p><b class="added">+ added</b>, green; <b class="removed">− removed</b>, red and dashed; <b class="changed">~ changed</b>, amber.</p><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...sections,
    '</main>',
  ])
}
