import { describe, expect, it } from 'vitest'
import { createRecorder } from '../../src/actors/recorder.ts'
import {
  fileOf,
  createFlightRecording,
  type FlightRecording,
} from '../../src/actors/flight-recording.ts'
import { nameOf } from '../../tests/model/script.ts'
import type { PathList } from '../../tests/paths/path-list.ts'
import { listNamed } from './paths-command.ts'
import { machines } from '../../tests/paths/registry.ts'
import { readRecording } from '../../tests/paths/recording-file.ts'
import { describePath, pathsOfRecording } from '../../tests/paths/recording-path.ts'

const lists = machines.flatMap((machine) => machine.lists)
const build = { version: '1.2.3', commit: null }

/** Applies the stimuli to a machine and returns the saved report, parsed from its file. */
async function savedAfter(list: PathList, names: readonly string[]): Promise<FlightRecording> {
  const recorder = createRecorder()
  const steps = names.map((name) => ({ stimulus: { name }, expected: '' }))
  await list.replay({ steps }, recorder.inspect)
  return readRecording(
    fileOf(createFlightRecording(recorder, { build, route: '/', viewer: 'guest' })).text,
  )
}

/** Returns the path of a report's only run. */
function onlyPathOf(report: FlightRecording) {
  const [path, ...others] = pathsOfRecording(report, lists)
  expect(others).toEqual([])
  if (path === undefined) throw new Error('The report has no run.')
  return path
}

const namesOf = ({ steps }: { steps: readonly { stimulus: { name: string } }[] }) =>
  steps.map(({ stimulus }) => stimulus.name)

const paid = [
  'restoreAttempt=none',
  'loadBooking=payable',
  'loadCards=ready',
  'card.changed=complete',
  'createIntent=secret',
  'pay.submit',
  'confirmCard=declined',
  'pay.submit',
  'confirmCard=succeeded',
  'savePayment!server',
]

/** Returns the report as it is after the ring buffer has dropped the first events. */
function withoutFirst(report: FlightRecording, count: number): FlightRecording {
  const since = report.events[count - 1]?.position?.state ?? null
  return {
    ...report,
    events: report.events.slice(count),
    machines: report.machines.map((run) => ({ ...run, since })),
  }
}

describe('mapping a report to paths', () => {
  it.each(lists.map((list) => [list.name, list] as const))(
    'leads every path that a browser walks to its saved state: %s',
    async (_, list) => {
      // The last driver walks the fewest paths: one for every transition that it can take.
      const ways = list.walked().at(-1)?.paths ?? []
      expect(ways.length).toBeGreaterThan(0)
      for (const way of ways) {
        const report = await savedAfter(list, namesOf(way))
        const path = onlyPathOf(report)
        expect(describePath(path), way.id).not.toContain('no place')
        const replayed = await path.list?.replay(path)
        expect(replayed?.problems, way.id).toEqual([])
        expect(replayed?.end, way.id).toBe(nameOf(report.machines[0]?.position.state ?? ''))
      }
    },
  )

  it('distinguishes events of the same type by their recorded detail', async () => {
    const path = onlyPathOf(await savedAfter(listNamed(machines, 'payment'), paid))
    expect(path).toMatchObject({ from: 'start', lead: 0, unplaced: null })
    expect(path.list?.name).toBe('payment')
    expect(namesOf(path)).toEqual(paid)
  })

  it('omits an unknown event that changed no state', async () => {
    const list = listNamed(machines, 'payment')
    const report = await savedAfter(list, paid.slice(0, 5))
    const events = report.events.flatMap((event) =>
      event.type === 'card.changed'
        ? [{ ...event, detail: { message: 'unknown' } }, event]
        : [event],
    )
    expect(namesOf(onlyPathOf({ ...report, events }))).toEqual(paid.slice(0, 5))
  })

  it('starts with a shortest path if the first events are lost, and says so', async () => {
    const whole = await savedAfter(listNamed(machines, 'payment'), paid)
    const path = onlyPathOf(withoutFirst(whole, 8))
    expect(path).toMatchObject({ from: 'laterState', unplaced: null })
    expect(namesOf(path).slice(path.lead)).toEqual(paid.slice(7))
    expect(describePath(path)).toContain(`the start is lost: ${path.lead} steps lead to cardForm`)
    expect(await path.list?.replay(path)).toMatchObject({ problems: [], end: 'unsaved' })
  })

  it('starts with other steps if the machine received a different input', async () => {
    const whole = await savedAfter(listNamed(machines, 'payment'), paid)
    // As recorded from a machine whose input already contains the restored attempt.
    const [start, restored, ...later] = whole.events
    if (start === undefined || restored === undefined) throw new Error('Two events are expected.')
    const events = [{ ...start, position: restored.position }, ...later]
    const path = onlyPathOf({ ...whole, events })
    expect(path).toMatchObject({ from: 'start', lead: 1, unplaced: null })
    expect(namesOf(path)).toEqual(paid)
  })

  it('uses the paths of another machine that is created from the same config', async () => {
    const report = await savedAfter(listNamed(machines, 'collection'), ['load!server'])
    const renamed = JSON.stringify(report).replaceAll('"orders"', '"categories"')
    const path = onlyPathOf(readRecording(renamed))
    expect(path.unplaced).toBeNull()
    expect(namesOf(path)).toEqual(['load!server'])
  })

  it('stops at the first event that cannot be placed and names it', async () => {
    const report = await savedAfter(listNamed(machines, 'payment'), paid)
    const events = report.events.map((event) =>
      event.type === 'pay.submit' ? { ...event, type: 'pay.twice' } : event,
    )
    const path = onlyPathOf({ ...report, events })
    expect(path.unplaced).toMatchObject({ type: 'pay.twice' })
    expect(namesOf(path)).toEqual(paid.slice(0, 5))
    expect(describePath(path)).toContain('no place for pay.twice at ')
  })

  it('ignores events after the end of a machine', async () => {
    const names = [...paid.slice(0, -1), 'savePayment=insertedId']
    const report = await savedAfter(listNamed(machines, 'payment'), names)
    const late = report.events.slice(-1).map((event) => ({ ...event, position: null }))
    const path = onlyPathOf({ ...report, events: [...report.events, ...late] })
    expect(path).toMatchObject({ record: { status: 'done' }, unplaced: null })
    expect(namesOf(path)).toEqual(names)
  })

  it('leads to the last state before a crash and names the crashing event', async () => {
    const report = await savedAfter(listNamed(machines, 'payment'), paid)
    const defect = { status: 'error', error: 'Error: There is no ink.' } as const
    const last = report.events.length - 1
    const path = onlyPathOf({
      ...report,
      machines: report.machines.map((run) => ({ ...run, ...defect })),
      events: report.events.map((event, index) =>
        index === last ? { ...event, position: null } : event,
      ),
    })
    expect(path.unplaced).toMatchObject({ type: 'xstate.error.actor.savePayment' })
    expect(namesOf(path)).toEqual(paid.slice(0, -1))
    expect(describePath(path)).toContain('broke: Error: There is no ink.')
  })

  it('says that no path list starts like an unknown machine', async () => {
    const report = await savedAfter(listNamed(machines, 'payment'), paid)
    const renamed = JSON.stringify(report).replaceAll('"recalling"', '"teapot"')
    const path = onlyPathOf(readRecording(renamed))
    expect(path.list).toBeNull()
    expect(describePath(path)).toContain("nobody walks a machine 'payment' that begins so")
  })
})

describe('reading a report file', () => {
  const report = createFlightRecording(
    { runs: () => [], events: () => [] },
    {
      build,
      route: '/',
      viewer: 'guest',
    },
  )
  it.each([
    ['invalid JSON', 'oops', 'This file is no report that Loppis saved.'],
    ['another file', '{"id":"x","steps":[]}', 'This file is no report that Loppis saved.'],
    [
      'another version',
      JSON.stringify({ ...report, version: 0 }),
      'This report is of version 0; this build of Loppis reads version 1.',
    ],
    [
      'changed by hand',
      JSON.stringify({ ...report, viewer: 'king' }),
      "This report was changed: 'viewer' is not as it was saved.",
    ],
  ])('rejects a bad file with one sentence: %s', (_, text, sentence) => {
    expect(() => readRecording(text)).toThrow(sentence)
  })

  it('reads a saved report unchanged', () => {
    expect(readRecording(fileOf(report).text)).toEqual(report)
  })
})
