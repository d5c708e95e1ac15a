/** A part of a machine's picture, as plain data that React can draw. */
export type Part = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly (Part | string)[]
  /** The state that it is the box of; null: of none. */
  state: string | null
  /** The transitions that it stands for. */
  transitions: readonly string[]
}

const files = import.meta.glob<string>('/machines/graphs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function partOf(element: Element): Part {
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      name === 'class' ? 'className' : name,
      value,
    ]),
  )
  const { 'data-state': state = null, 'data-transitions': transitions = '' } = attributes
  return {
    tag: element.localName,
    attributes,
    children: [...element.childNodes].flatMap((child): (Part | string)[] => {
      if (child instanceof Element) return [partOf(child)]
      const text = child.textContent?.trim() ?? ''
      return text === '' ? [] : [text]
    }),
    state,
    transitions: transitions.split(' | ').filter((name) => name !== ''),
  }
}

const parsed = new Map<string, Part>()

/** The picture of a machine as `npm run draw` left it. */
export function pictureOf(machine: string): Part {
  const known = parsed.get(machine)
  if (known !== undefined) return known
  const file = files[`/machines/graphs/${machine}.svg`]
  if (file === undefined) throw new Error(`There is no picture of '${machine}': npm run draw.`)
  const read = partOf(new DOMParser().parseFromString(file, 'image/svg+xml').documentElement)
  parsed.set(machine, read)
  return read
}
