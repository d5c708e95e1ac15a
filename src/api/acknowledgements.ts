import { nullable, type } from 'superstruct'
import { Flag, Id, Numeric, read } from '../domain/document.ts'
import { decode } from './decode.ts'

/** What writes answer. A field that is left out or null means that nothing was done, which is an answer too. */
const AcknowledgedStruct = type({ acknowledged: Flag })
const ModifiedStruct = type({ modifiedCount: read(Numeric, (value) => value ?? 0) })
const DeletedStruct = type({ deletedCount: read(Numeric, (value) => value ?? 0) })
const InsertedStruct = type({ insertedId: read(nullable(Id), (value) => value || null) })

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
  return decode(body ?? {}, InsertedStruct).insertedId
}
