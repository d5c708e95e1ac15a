/** Returns what the keys of an owner's drafts have in common. */
const ownerIn = (key: string): string => {
  const [version, , owner] = key.split('/')
  return `${version}/${owner}`
}

/** Returns those of these keys that are drafts of the owner of this draft. */
export const keysOfOwner = (keys: readonly string[], draft: string): string[] =>
  keys.filter((key) => ownerIn(key) === ownerIn(draft))

type Texts = Pick<Storage, 'key' | 'length' | 'removeItem'>

/** Removes the texts of all drafts of the owner of this draft. A storage that refuses access has none. */
export function removeTexts(openStorage: () => Texts, draft: string): void {
  try {
    const storage = openStorage()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keysOfOwner(keys, draft)) storage.removeItem(key)
  } catch {
    // Nothing is stored there.
  }
}
