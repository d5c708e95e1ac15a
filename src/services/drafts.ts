import type { PictureSource } from '../domain/picture.ts'

/** Local storage, or another store of text whose keys can be listed. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The kind of a draft: the input of a form, where `listing` is Add a Product, `again` is Add a Product for a sold product,
 * `edit` is Edit, `booking` is Book Now, `report` is Report, `offer` is the price of an offer and `review` is a review or its
 * answer; or `wanted`, the product that a guest began to book; or `profile`, the values that Book Now begins with; or `messages`, the unsent input of a
 * conversation.
 */
type DraftKind =
  | 'listing'
  | 'again'
  | 'edit'
  | 'booking'
  | 'report'
  | 'offer'
  | 'review'
  | 'wanted'
  | 'profile'
  | 'messages'

/**
 * The key of a draft. `owner`: '' for a guest. `subject`: the id of the product, the offer or the order that the form is
 * about.
 */
type DraftOf = { kind: DraftKind; owner: string; subject?: string }

export type DraftService = {
  /** Returns the kept input; null where there is none that is readable. */
  recall(of: DraftOf): unknown
  keep(of: DraftOf, form: object): void
  forget(of: DraftOf): void
  /** Forgets all drafts of the owner of this draft, with their pictures. */
  forgetAllOf(of: DraftOf): Promise<void>
  /** Resolves to the pictures of a draft in their order, unchecked; none where the browser stores no files. */
  recallPictures(of: DraftOf): Promise<readonly unknown[]>
  /** Replaces the pictures of a draft. */
  keepPictures(of: DraftOf, pictures: readonly PictureSource[]): Promise<void>
  /** Replaces the pictures of a draft that has some: a draft that has ended does not come back. */
  replacePictures(of: DraftOf, pictures: readonly PictureSource[]): Promise<void>
}

/** Lists of pictures by key. */
export type FileStore = {
  get(key: string): Promise<unknown>
  set(key: string, pictures: readonly PictureSource[]): Promise<void>
  remove(key: string): Promise<void>
  /** Removes the pictures, and in the storage the texts, of all drafts of the owner of the draft with this key. */
  removeAllOf(key: string, openTexts: () => DraftStorage): Promise<void>
}

/** A changed form keeps its key: `recall` returns any fields, and the form takes those that it knows. */
const BEGINNING = 'loppis.draft.v1/'

const keyOf = ({ kind, owner, subject = '' }: DraftOf) =>
  BEGINNING + [kind, owner, subject].map(encodeURIComponent).join('/')

/**
 * Keeps what a user types across reloads: text in local storage, pictures in IndexedDB, whose code `openFiles` loads
 * on demand. A draft belongs to one user. Where the browser stores nothing (private windows, a full disk), there is no
 * draft, and the form works without it.
 */
export function createDraftService(
  openStorage: () => DraftStorage,
  openFiles: () => Promise<FileStore>,
): DraftService {
  /**
   * Reads and writes of pictures run one after the other: an older picture never replaces a newer one, and a picture that
   * is chosen while the draft is being read is not part of it. Resolves to `otherwise` where the browser stores no files.
   */
  let latest: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: (files: FileStore) => Promise<T>, otherwise: T): Promise<T> => {
    const acted = latest
      .then(openFiles)
      .then(act)
      .catch(() => otherwise)
    latest = acted
    return acted
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
    forgetAllOf: (of) =>
      inTurn<void>((files) => files.removeAllOf(keyOf(of), openStorage), undefined),
    recallPictures: (of) =>
      inTurn<readonly unknown[]>(async (files) => {
        const kept = await files.get(keyOf(of))
        // A draft of an older version has one picture.
        return kept === undefined ? [] : [kept].flat()
      }, []),
    keepPictures: (of, pictures) =>
      inTurn(
        (files) =>
          pictures.length === 0 ? files.remove(keyOf(of)) : files.set(keyOf(of), pictures),
        undefined,
      ),
    replacePictures: (of, pictures) =>
      inTurn<void>(async (files) => {
        const kept = await files.get(keyOf(of))
        if (kept !== undefined) await files.set(keyOf(of), pictures)
      }, undefined),
  }
}
