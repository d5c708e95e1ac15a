import { array, boolean, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { extension, Id, Moment, OptionalString, RequiredString } from './field-structs.ts'
import { PictureSourcesStruct } from './product.ts'

const GroundStruct = type({
  key: string(),
  rule: integer(),
  text: type({ en: string(), sv: string() }),
})
/** A rule of the market's terms. */
type Ground = Infer<typeof GroundStruct>

const PersonStruct = type({ _id: Id, name: OptionalString })

/**
 * A case of moderation, as GET /cases lists it: for an admin those of all, for others those that concern the user. A newer
 * server may have states, measures and events that this client does not know. Times are ISO 8601.
 */
export const CaseStruct = type({
  _id: Id,
  /** 'listing', 'user', 'message' or 'review'. */
  about: string(),
  state: string(),
  /** The events that the viewer can send now, with the choices of their fields. */
  can: array(
    type({
      event: string(),
      fields: array(type({ name: string(), options: extension(array(string())) })),
    }),
  ),
  product: nullable(
    type({
      _id: Id,
      name: RequiredString,
      image: string(),
      imageSources: extension(PictureSourcesStruct),
    }),
  ),
  concerned: PersonStruct,
  concernedRole: extension(string()),
  /** The words of the message that it is about. */
  message: nullable(string()),
  /** The review that it is about. */
  review: extension(nullable(type({ orderId: Id, stars: number(), words: string() }))),
  /** Whether the measure hides something now. */
  isInForce: boolean(),
  decision: nullable(
    type({
      measure: string(),
      at: nullable(Moment),
      ground: GroundStruct,
      words: string(),
      until: nullable(Moment),
    }),
  ),
  appeal: nullable(type({ words: string(), answer: string() })),
  /** Until when the one concerned can appeal. */
  appealUntil: nullable(Moment),
  /** When silence decides the appeal, in favour of the one concerned. */
  decideBy: nullable(Moment),
  /** For admins: the rules, and who has reported. */
  grounds: extension(array(GroundStruct)),
  reports: extension(
    array(type({ reason: extension(string()), words: extension(string()), by: PersonStruct })),
  ),
})
export type Case = Infer<typeof CaseStruct>

const EVENTS = {
  'admin.dismiss': 'dismiss',
  'admin.uphold': 'uphold',
  'admin.reverse': 'reverse',
  'admin.lift': 'lift',
  'concerned.appeal': 'appeal',
} as const
const MEASURES = ['hide', 'warn', 'suspend', 'remove'] as const

/** An act on a case: a measure, or another event. */
export type CaseAct = (typeof EVENTS)[keyof typeof EVENTS] | (typeof MEASURES)[number]

/** The form of an act: words, the rule of a measure, the days of a suspension. */
export type ActFields = {
  hasWords: boolean
  grounds: readonly Ground[]
  days: readonly string[]
}

const fieldOf = ({ fields }: Case['can'][number], name: string) =>
  fields.find((field) => field.name === name)

type OfferedAct = { act: CaseAct; asks: ActFields }

/** Returns what the viewer can do with a case now, with the fields of each act. */
export function actsOf({ can, grounds = [] }: Pick<Case, 'can' | 'grounds'>): OfferedAct[] {
  return can.flatMap((offered): OfferedAct[] => {
    const asks = { hasWords: fieldOf(offered, 'words') !== undefined, grounds: [], days: [] }
    if (offered.event !== 'admin.act') {
      const act = Object.entries(EVENTS).find(([event]) => event === offered.event)?.[1]
      return act === undefined ? [] : [{ act, asks }]
    }
    const measures = fieldOf(offered, 'measure')?.options ?? []
    const days = fieldOf(offered, 'days')?.options ?? []
    return MEASURES.filter((measure) => measures.includes(measure)).map((act) => ({
      act,
      asks: { ...asks, grounds, days: act === 'suspend' ? days : [] },
    }))
  })
}

/** Returns the event of an act, as POST /cases/{id}/events takes it. A choice that is '' was not made. */
export function eventOfAct(
  act: string,
  words: string | null,
  choices: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const event = Object.entries(EVENTS).find(([, each]) => each === act)?.[0]
  const said = words === null ? {} : { words }
  if (event !== undefined) return { event, ...said }
  const made = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== ''))
  return { event: 'admin.act', measure: act, ...made, ...said }
}

/** Returns the suspension of the user that is in force; undefined where there is none. */
export const suspensionIn = (cases: readonly Case[]): Case | undefined =>
  cases.find(({ decision, isInForce }) => isInForce && decision?.measure === 'suspend')
