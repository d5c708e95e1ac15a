import { nullable, type } from 'superstruct'
import { Flag, Id, Numeric, preprocess } from '../domain/field-structs.ts'
import { decode } from './decode.ts'

/** Responses to writes. A missing or null field means that nothing was changed, which is a valid response. */
const AcknowledgedStruct = type({ acknowledged: Flag })
const ModifiedStruct = type({ modifiedCount: preprocess(Numeric, (value) => value ?? 0) })
const DeletedStruct = type({ deletedCount: preprocess(Numeric, (value) => value ?? 0) })
const InsertedStruct = type({ insertedId: preprocess(nullable(Id), (value) => value || null) })

export function decodeAcknowledged(body: unknown): boolean {
  return decode(body ?? {}, AcknowledgedStruct).acknowledged
}

/** Returns the number of modified documents; 0 when the server omits it. */
export function decodeModifiedCount(body: unknown): number {
  return decode(body ?? {}, ModifiedStruct).modifiedCount
}

/** Returns the number of deleted documents; 0 when the server omits it. */
export function decodeDeletedCount(body: unknown): number {
  return decode(body ?? {}, DeletedStruct).deletedCount
}

/** Returns the id of the saved document; null when nothing was saved. */
export function decodeInsertedId(body: unknown): string | null {
  return decode(body ?? {}, InsertedStruct).insertedId
}
