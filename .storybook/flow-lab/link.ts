import { flows } from './flows.ts'
import { type StepLocation, startOf } from './step-location.ts'

/** A place as URL parameters of letters, digits, spaces, _ and - only: Storybook's args allow no other characters. */
export type Link = { flow: string; path: string; events: string; step: string }

const coded = (character: string) =>
  `_${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`
const encode = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, coded)
const decode = (name: string) =>
  name.replaceAll(/_([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Returns the link to a place: a listed path by its id, an explored one by its stimuli. */
export function linkTo({ flow, pathId, stimuli, at }: StepLocation): Link {
  return {
    flow,
    path: pathId ?? '',
    events: pathId === null ? stimuli.map(encode).join(' ') : '',
    step: String(at),
  }
}

/** Returns the place of a link: the start of the flow if the rest is missing, the first flow if its name is unknown. */
export function placeOfLink({ flow: name, path, events, step }: Partial<Link>): StepLocation {
  const flow = flows.find((one) => one.name === name) ?? flows[0]
  if (flow === undefined) throw new Error('There is no flow.')
  const known =
    path === undefined || path === ''
      ? null
      : (flow.paths.find(({ id }) => id === path)?.steps.map(({ stimulus }) => stimulus) ??
        flow.simplePath(path))
  const stimuli =
    known ??
    (events ?? '')
      .split(' ')
      .filter((one) => one !== '')
      .map(decode)
  const at = Math.min(Math.max(0, Math.trunc(Number(step ?? 0)) || 0), stimuli.length)
  return { ...startOf(flow.name), pathId: known === null ? null : (path ?? null), stimuli, at }
}

/** Returns the link as a query string. */
export const queryOf = (link: Link): string =>
  new URLSearchParams(Object.entries(link).filter(([, value]) => value !== '')).toString()

export const linkInQuery = (query: string): Partial<Link> =>
  Object.fromEntries(new URLSearchParams(query))
