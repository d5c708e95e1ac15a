import {
  any,
  array,
  create,
  define,
  enums,
  literal,
  nullable,
  number,
  object,
  string,
  type,
  StructError,
} from 'superstruct'
import type { StateValue } from 'xstate'
import type { Detail } from '../../src/actors/redaction.ts'
import type { FlightRecording } from '../../src/actors/flight-recording.ts'
import { CHARGE_STATUSES, ROLES } from '../../src/domain/constants.ts'

const VERSION = 1

const isStateValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isStateValue))

const State = define<StateValue>('state value', isStateValue)
/** Any JSON value. It is displayed and compared, never trusted. */
const Kept = define<Detail>('detail', (value) => value !== undefined)

const Position = object({
  state: State,
  money: nullable(enums(CHARGE_STATUSES)),
})
const runName = { machine: string(), run: number() }

const Report = object({
  format: literal('loppis-report'),
  version: literal(VERSION),
  build: object({ version: string(), commit: nullable(string()) }),
  savedAt: string(),
  route: string(),
  viewer: enums(['guest', ...ROLES]),
  machines: array(
    object({
      ...runName,
      status: enums(['active', 'done', 'stopped', 'error']),
      position: Position,
      since: nullable(State),
      error: nullable(string()),
    }),
  ),
  events: array(
    object({
      ...runName,
      at: number(),
      type: string(),
      detail: Kept,
      position: nullable(Position),
    }),
  ),
})

const Envelope = type({ format: literal('loppis-report'), version: any() })

/** Reads a saved report. Throws an Error with a one-sentence message if the text is not a saved report. */
export function readRecording(text: string): FlightRecording {
  const content = parseJson(text)
  if (!Envelope.is(content)) throw new Error('This file is no report that Loppis saved.')
  if (content.version !== VERSION) {
    throw new Error(
      `This report is of version ${String(content.version)}; this build of Loppis reads version ${VERSION}.`,
    )
  }
  try {
    return create(content, Report)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const field = error.path.join('.')
    throw new Error(`This report was changed: '${field}' is not as it was saved.`, { cause: error })
  }
}

/** Parses JSON. Returns null if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
