import { createElement, type KeyboardEvent, type ReactNode } from 'react'
import type { Part } from './picture.ts'
import { stateWords } from './words.ts'

export type Highlight = {
  /** The name of the machine's current state. */
  state: string
  /** The transitions taken so far. */
  taken: ReadonlySet<string>
  /** The transitions taken in the last step. */
  latest: ReadonlySet<string>
  /** The transitions that cannot be taken, with the reasons. */
  excused: ReadonlyMap<string, string>
}

/** The parts that a search found, and the one that is shown. */
type Found = { all: ReadonlySet<Part>; shown: Part | undefined }

type MachineGraphProps = {
  picture: Part
  lit: Highlight
  found: Found
  /** null: fits its container. */
  zoom: number | null
  /** Returns what the machine says about a state. */
  meaningOf: (state: string) => readonly string[]
  onState: (state: string) => void
}

type Draw = Pick<MachineGraphProps, 'lit' | 'found' | 'meaningOf' | 'onState'>

/** A state with parallel regions is one name for each region. */
const statesIn = (name: string) => name.split(' + ')

const isAround = (outer: string, name: string) =>
  statesIn(name).some((state) => state.startsWith(`${outer}.`))

function classesOf(part: Part, { lit, found }: Draw): string[] {
  const sought = part === found.shown ? ['found', 'sought'] : found.all.has(part) ? ['found'] : []
  return [...litClasses(part, lit), ...sought]
}

function litClasses({ state, transitions }: Part, lit: Highlight): string[] {
  if (state !== null) {
    if (statesIn(lit.state).includes(state)) return ['active']
    return isAround(state, lit.state) ? ['around'] : []
  }
  const some = (names: { has: (name: string) => boolean }) =>
    transitions.some((name) => names.has(name))
  return [
    ...(some(lit.taken) ? ['taken'] : []),
    ...(some(lit.latest) ? ['latest'] : []),
    ...(transitions.length > 0 && transitions.every((name) => lit.excused.has(name))
      ? ['excused']
      : []),
  ]
}

function wordsOf({ attributes }: Part, classes: readonly string[]): string | undefined {
  const words = attributes['aria-label']
  if (words === undefined) return undefined
  if (classes.includes('active')) return `${words}; here now`
  return classes.includes('taken') ? `${words}; taken` : words
}

/** The state's rect is the button, with the text as its accessible name, so the text inside is not announced twice. */
function drawPlace(part: Part, state: string, index: number, how: Draw): ReactNode {
  const { lit, meaningOf, onState } = how
  const classes = classesOf(part, how)
  return (
    <g
      className={[part.attributes['className'], ...classes].join(' ')}
      data-state={state}
      key={index}
    >
      <title>{[`${stateWords(state)}.`, ...meaningOf(state)].join(' ')}</title>
      {part.children.map((child, at) => {
        if (typeof child === 'string') return null
        if (child.tag !== 'rect') return draw(child, at, how, true)
        return createElement('rect', {
          ...child.attributes,
          key: at,
          'aria-current': statesIn(lit.state).includes(state) ? 'step' : undefined,
          'aria-label': wordsOf(part, classes),
          role: 'button',
          tabIndex: 0,
          onClick: () => onState(state),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onState(state)
          },
        })
      })}
    </g>
  )
}

function draw(part: Part, index: number, how: Draw, isSaid = false): ReactNode {
  const { tag, attributes, children, state } = part
  const name = attributes['className'] ?? ''
  const isPlace = state !== null && state !== '' && !name.split(' ').includes('compound')
  if (isPlace) return drawPlace(part, state, index, how)
  const classes = classesOf(part, how)
  return createElement(
    tag,
    {
      ...attributes,
      key: index,
      className: [name, ...classes].join(' ').trim() || undefined,
      'aria-label': wordsOf(part, classes),
      'aria-hidden': isSaid && tag === 'text' ? true : undefined,
    },
    ...children.map((child, at) => (typeof child === 'string' ? child : draw(child, at, how))),
  )
}

/** Renders a machine's graph with the current state and the taken transitions highlighted. */
export function MachineGraph({ picture, zoom, ...how }: MachineGraphProps) {
  const { attributes, children } = picture
  const sizeOf = (side: 'width' | 'height') => Number(attributes[side] ?? 0) * (zoom ?? 1)
  return (
    <svg
      aria-label={attributes['aria-label']}
      className={zoom === null ? 'machine whole' : 'machine'}
      height={zoom === null ? undefined : sizeOf('height')}
      role="group"
      viewBox={attributes['viewBox']}
      width={zoom === null ? undefined : sizeOf('width')}
    >
      {children.map((child, index) =>
        typeof child === 'string' || child.tag === 'title' ? null : draw(child, index, how),
      )}
    </svg>
  )
}
