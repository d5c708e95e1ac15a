import { pathIdOf } from '../../tests/model/path-id.ts'
import { decode, encode } from './encode.ts'
import { flowNamed, flows } from './flows.ts'
import { type StepLocation, startOf } from './step-location.ts'

/** A place as URL parameters of letters, digits, spaces, _ and - only: Storybook's args allow no other characters. */
export type Link = { flow: string; path: string; events: string; step: string }

/** Returns the link to a place: a listed path by its id, an explored one by its stimuli. */
export function linkTo({ flow, pathId, stimuli, at }: StepLocation): Link {
  return {
    flow,
    path: pathId ?? '',
    events: pathId === null ? stimuli.map(encode).join(' ') : '',
    step: String(at),
  }
}

/** A state of a machine: what a story shows. */
type StateLink = { flow: string; state: string }

/** A flow of items that no flow is named after, such as the categories, is a collection of these items. */
const flowOfMachine = (id: string) =>
  flows.find(({ name, logic }) => name === id || logic.id === id) ?? flowNamed('collection')

/** Returns the end of the shortest path to a state, or the start of its flow if no path on the screen reaches it. */
function placeOfState({ flow: id, state }: StateLink): StepLocation {
  const flow = flowOfMachine(decode(id))
  const stimuli = flow.wayTo(decode(state)) ?? []
  return { ...startOf(flow.name), stimuli, at: stimuli.length }
}

/** Returns the place of a link: the start of the flow if the rest is missing, the first flow if its name is unknown. */
export function placeOfLink(link: Partial<Link & StateLink>): StepLocation {
  const { flow: name, path, events, step, state } = link
  if (name !== undefined && state !== undefined && state !== '') {
    return placeOfState({ flow: name, state })
  }
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

/** Returns the start of a flow, with the path on which nothing fails ready to play. */
export function openingOf(name: string): StepLocation {
  const { paths, happyPath } = flowNamed(name)
  const stimuli = happyPath()
  const id = pathIdOf(name, { id: stimuli.join(' > ') })
  return { ...startOf(name), pathId: paths.some((path) => path.id === id) ? id : null, stimuli }
}

/** Returns the place at which the Lab opens: that of the link, or the opening of its flow if it names no step. */
export function openingPlace(link: Partial<Link & StateLink>): StepLocation {
  const place = placeOfLink(link)
  return place.stimuli.length === 0 && !link.state ? openingOf(place.flow) : place
}

/** Returns the link as a query string. */
export const queryOf = (link: Link): string =>
  new URLSearchParams(Object.entries(link).filter(([, value]) => value !== '')).toString()

export const linkInQuery = (query: string): Partial<Link> =>
  Object.fromEntries(new URLSearchParams(query))
