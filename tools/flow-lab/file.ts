import { create, StructError } from 'superstruct'
import { PathFile } from '../../tests/paths/path-file.ts'
import { pathIdOf } from '../../tests/model/path-id.ts'
import { parseJson, readRecording } from '../../tests/paths/recording-file.ts'
import { pathsOfRecording } from '../../tests/paths/recording-path.ts'
import { nameOf } from '../../tests/model/script.ts'
import { flowNamed, flows } from './flows.ts'
import type { NamedPlace, StepLocation } from './step-location.ts'

const isPathFile = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'list' in content && 'steps' in content

function placeOfPath(content: unknown): NamedPlace {
  const { id, list, steps } = create(content, PathFile)
  const flow = flowNamed(list)
  const stimuli = steps.map(({ stimulus }) => stimulus)
  const isListed = flow.paths.some((path) => path.id === id)
  return {
    title: id,
    place: { flow: flow.name, pathId: isListed ? id : null, stimuli, at: stimuli.length },
  }
}

/** Returns every run of a saved report that a flow of the Lab can take. The most relevant comes first. */
function placesOfReport(text: string): NamedPlace[] {
  const lists = flows.map((flow) => ({ ...flow, machine: flow.logic }))
  const found = pathsOfRecording(readRecording(text), lists).flatMap(({ record, list, steps }) => {
    if (list === null) return []
    const stimuli = steps.map(({ stimulus }) => stimulus.name)
    const title = [
      list.title,
      ...(record.run > 1 ? [`(${record.run})`] : []),
      `in ${nameOf(record.position.state)}`,
    ].join(' ')
    return [{ title, place: { flow: list.name, pathId: null, stimuli, at: stimuli.length } }]
  })
  if (found.length === 0)
    throw new Error('The Flow Lab has no flow for the machines in this report.')
  return found
}

/** Returns the places that a saved path or a report leads to. Throws an Error with the reason if there are none. */
export function readFile(text: string): readonly NamedPlace[] {
  const content = parseJson(text)
  if (!isPathFile(content)) return placesOfReport(text)
  try {
    return [placeOfPath(content)]
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new Error(`This path was changed: ${error.message}`, { cause: error })
  }
}

/** Returns a path file that `npm run flows -- replay` accepts. */
export function writePathFile({ flow, stimuli }: StepLocation): { name: string; text: string } {
  const { name, machine, statesAlong, paths } = flowNamed(flow)
  const id = pathIdOf(name, { id: stimuli.join(' > ') })
  const states = statesAlong(stimuli)
  const steps = states.map((expected, index) => ({ stimulus: stimuli[index] ?? '', expected }))
  const listed = paths.find((path) => path.id === id)
  const file: PathFile = listed ?? { id, machine, list: name, walkedBy: [], steps }
  return { name: `${id}.json`, text: `${JSON.stringify(file, null, 2)}\n` }
}
