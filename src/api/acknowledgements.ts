import { boolean, coerce, nullable, optional, string, type, unknown } from 'superstruct'
import { Numeric } from '../domain/money.ts'
import { decode } from './decode.ts'

const Nothing = optional(nullable(unknown()))

/** What writes answer. A field that is left out or null means that nothing was done, which is an answer too. */
const AcknowledgedStruct = type({
  acknowledged: coerce(boolean(), Nothing, (value) => value ?? false),
})
const ModifiedStruct = type({
  modifiedCount: coerce(Numeric, Nothing, (value) => value ?? 0),
})
const DeletedStruct = type({
  deletedCount: coerce(Numeric, Nothing, (value) => value ?? 0),
})
const InsertedStruct = type({
  insertedId: coerce(nullable(string()), Nothing, (value) =>
    typeof value === 'number' ? String(value) : (value ?? null),
  ),
})

export function decodeAcknowledged(body: unknown): boolean {
  return decode(body ?? {}, AcknowledgedStruct).acknowledged
}

/** How many were changed; 0 where the server does not say. */
export function decodeModifiedCount(body: unknown): number {
  return decode(body ?? {}, ModifiedStruct).modifiedCount
}

/** How many were deleted; 0 where the server does not say. */
export function decodeDeletedCount(body: unknown): number {
  return decode(body ?? {}, DeletedStruct).deletedCount
}

/** The id of what was saved; null where nothing was. */
export function decodeInsertedId(body: unknown): string | null {
  return decode(body ?? {}, InsertedStruct).insertedId || null
}
