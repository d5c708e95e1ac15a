import { type Graph, type GraphState } from '../../graphs/graph.ts'
import { layoutOf, roomOf } from '../../graphs/layout.ts'
import { escape, placesOf, statesOf, svgOf } from '../../graphs/svg.ts'
import { htmlPage, onPage } from '../html-page.ts'
import { type Picture, themes, type Window, windows } from './pictures.ts'
import { sheetScript, sheetStyle } from './sheet-style.ts'

/** A machine with the screenshots of its states. */
export type SheetOfMachine = {
  name: string
  graph: Graph
  pictures: Picture[]
  /** The story that each screenshot of a state comes from. */
  stories: Map<string, string>
  /** The states that no story shows. */
  missing: string[]
}

const GAP = 10
const TITLE = 'Every state of every flow'

/** Returns the title of a state; a machine without states uses its own name. */
const titleOf = (machine: string, state: string) => (state === '' ? machine : state)

/** Renders the page with all screenshots. The states have the layout of the machine graphs. */
export async function sheetPage(sheets: readonly SheetOfMachine[]): Promise<string> {
  const sections = await Promise.all(sheets.map(sectionOf))
  return htmlPage(`Loppis: ${TITLE.toLowerCase()}`, sheetStyle, [
    `<header><h1>${TITLE}</h1>`,
    '<p>Each flow as its machine has it: the states with what a user sees in them, and the ways between. The colours of the boxes say where the money is: blue not charged, yellow unknown, red charged, green recorded. A picture opens in its own size.</p>',
    `<form class="switches">${switches}</form>`,
    `<nav aria-label="Flows"><ul>${sheets.map(entryOf).join('')}</ul></nav></header>`,
    `<main>${sections.join('\n')}</main>`,
    '<dialog aria-label="Picture"><div class="bar"><p></p><form method="dialog"><button>Close</button></form></div><img alt=""></dialog>',
    `<script>${sheetScript}</script>`,
  ])
}

const radios = (
  legend: string,
  name: string,
  choices: readonly (readonly [string, string])[],
  chosen: string,
) =>
  `<fieldset><legend>${legend}</legend>${choices
    .map(
      ([value, words]) =>
        `<label><input type="radio" name="${name}" id="${name}-${value}"${value === chosen ? ' checked' : ''}>${words}</label>`,
    )
    .join('')}</fieldset>`

const switches = [
  radios('Theme', 'theme', [['light', 'Light'] as const, ['dark', 'Dark'] as const], 'light'),
  radios(
    'Width',
    'width',
    windows.map(({ width }) => [String(width), `${width} px`] as const),
    '1280',
  ),
  radios('Size', 'zoom', [['half', 'Half'] as const, ['whole', 'Whole'] as const], 'half'),
].join('')

const countOf = ({ stories }: SheetOfMachine) =>
  stories.size === 1 ? '1 state' : `${stories.size} states`

const entryOf = (sheet: SheetOfMachine) =>
  `<li><a href="#${sheet.name}">${sheet.name}</a> <span class="quiet">${countOf(sheet)}</span></li>`

async function sectionOf(sheet: SheetOfMachine): Promise<string> {
  const { name, missing } = sheet
  const maps = await Promise.all(windows.map((window) => mapOf(sheet, window)))
  const unseen = missing.map((state) => `<code>${escape(titleOf(name, state))}</code>`).join(', ')
  return [
    `<section id="${name}" aria-labelledby="${name}-title"><h2 id="${name}-title">${name}</h2>`,
    `<p class="quiet">${countOf(sheet)}</p>`,
    missing.length === 0 ? '' : `<p class="missing">No story shows ${unseen}.</p>`,
    ...maps,
    '</section>',
  ].join('\n')
}

/** Renders the flow at one width: the graph, with a screenshot in the space that each state reserves for it. */
async function mapOf(sheet: SheetOfMachine, window: Window): Promise<string> {
  const { name, graph } = sheet
  const shown = { width: window.shown, height: (window.shown * window.height) / window.width }
  const layout = await layoutOf(graph, (state) => {
    const words = roomOf(state)
    if (!sheet.stories.has(state.name)) return words
    return {
      width: Math.max(words.width, shown.width + 2 * GAP),
      height: words.height + shown.height + GAP,
    }
  })
  const states = statesOf(graph.root)
  const figures = [...placesOf(layout).values()].flatMap(({ node, x, y }) => {
    const state = states.get(node.id)
    if (state === undefined || state.children.length > 0) return []
    const left = x + ((node.width ?? 0) - shown.width) / 2
    const place = `left:${left}px;top:${y + roomOf(state).height}px;width:${shown.width}px;height:${shown.height}px`
    return figureOf(sheet, state, window, place)
  })
  const label = `${name} at ${window.width} px`
  return `<div class="map width-${window.width}" role="region" aria-label="${label}" tabindex="0"><div class="drawing">${onPage(svgOf(graph, layout), `${name}-${window.width}`)}${figures.join('')}</div></div>`
}

function figureOf(
  { name, graph, pictures, stories }: SheetOfMachine,
  state: GraphState,
  { width }: Window,
  place: string,
): string[] {
  const title = titleOf(name, state.name)
  const images = themes.flatMap((theme) => {
    const taken = pictures.find(
      (one) => one.state === state.name && one.theme === theme && one.width === width,
    )
    if (taken === undefined) return []
    const alt = `${name}: ${title}, ${theme}, ${width} px`
    const source = `data:image/webp;base64,${taken.webp.toString('base64')}`
    return [`<img class="${theme}" loading="lazy" decoding="async" alt="${alt}" src="${source}">`]
  })
  if (images.length === 0) return []
  const ways = graph.edges
    .filter(({ source }) => source === state.id)
    .map(({ labels, target }) => {
      const by = labels.map(({ text }) => text).join(', ')
      return `<br>${escape(by)} → ${escape(target.replace(`${graph.id}.`, ''))}`
    })
  return [
    `<figure${state.isInitial ? ' class="start"' : ''} style="${place}"><button title="${escape(stories.get(state.name) ?? '')}">${images.join('')}</button><figcaption><strong>${title}</strong>${ways.join('')}</figcaption></figure>`,
  ]
}
