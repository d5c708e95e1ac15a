import type { TextStorage } from './stored-text.ts'

/**
 * What is kept: the input of a form, where `listing` is Add a Product, `booking` is Book Now and `report` is Report; or
 * `wanted`, the product that a guest began to book.
 */
type DraftKind = 'listing' | 'booking' | 'report' | 'wanted'

/** Whose draft of which form, '' for a guest; `subject` is the product's id where the form is about a product. */
type DraftOf = { kind: DraftKind; owner: string; subject?: string }

export type DraftService = {
  /** Returns what was typed; null where there is nothing readable. */
  recall(of: DraftOf): unknown
  keep(of: DraftOf, form: object): void
  forget(of: DraftOf): void
  /** Resolves to the picture of a draft; null where there is none or the browser stores no files. */
  recallPicture(of: DraftOf): Promise<File | null>
  keepPicture(of: DraftOf, picture: File | null): Promise<void>
}

/** Files by key. */
export type FileStore = {
  get(key: string): Promise<unknown>
  set(key: string, file: File): Promise<void>
  remove(key: string): Promise<void>
}

/** A changed form keeps its key: `recall` returns any fields, and the form takes those that it knows. */
const BEGINNING = 'loppis.draft.v1/'

const keyOf = ({ kind, owner, subject = '' }: DraftOf) =>
  BEGINNING + [kind, owner, subject].map(encodeURIComponent).join('/')

/**
 * Keeps what a user types across reloads: text in local storage, a picture in IndexedDB, whose code `openFiles` loads
 * on demand. A draft belongs to one user. Where the browser stores nothing (private windows, a full disk), there is no
 * draft, and the form works without it.
 */
export function createDraftService(
  openStorage: () => TextStorage,
  openFiles: () => Promise<FileStore>,
): DraftService {
  /** Writes to both stores run one after the other, so that an older picture never replaces a newer one. */
  let writing: Promise<unknown> = Promise.resolve()
  const inTurn = (write: (files: FileStore) => Promise<void>): Promise<void> => {
    const written = writing
      .then(openFiles)
      .then(write)
      .catch(() => undefined)
    writing = written
    return written
  }
  return {
    recall(of) {
      try {
        return JSON.parse(openStorage().getItem(keyOf(of)) ?? 'null')
      } catch {
        return null
      }
    },
    keep(of, form) {
      try {
        openStorage().setItem(keyOf(of), JSON.stringify(form))
      } catch {
        // The form works without a draft.
      }
    },
    forget(of) {
      try {
        openStorage().removeItem(keyOf(of))
      } catch {
        // A storage that refuses access stores no draft.
      }
    },
    async recallPicture(of) {
      try {
        await writing
        const file = await (await openFiles()).get(keyOf(of))
        return file instanceof File ? file : null
      } catch {
        return null
      }
    },
    keepPicture: (of, picture) =>
      inTurn((files) =>
        picture === null ? files.remove(keyOf(of)) : files.set(keyOf(of), picture),
      ),
  }
}
