/** An item of a list that does not match section 7 (rule C4): none of its fields can be shown. */
export type UnreadableItem = {
  /** Unique in its list, and not the id that the server knows. */
  _id: string
  isUnreadableItem: true
  /** Names the field that does not match, and never its value. */
  mismatch: string
}

/** An item of a list, or what keeps its place when it is unreadable. */
export type Listed<Item> = Item | UnreadableItem

export function isUnreadable<Item>(item: Listed<Item>): item is UnreadableItem {
  return Object(item).isUnreadableItem === true
}

/** Returns the items that can be shown. */
export function filterReadable<Item>(items: readonly Listed<Item>[]): Item[] {
  return items.filter((item): item is Item => !isUnreadable(item))
}

/** Sorts the readable items. An unreadable item keeps its place. */
export function sortReadable<Item>(
  items: readonly Listed<Item>[],
  compare: (one: Item, other: Item) => number,
): Listed<Item>[] {
  const sorted = filterReadable(items).toSorted(compare).values()
  return items.map((item) => (isUnreadable(item) ? item : (sorted.next().value ?? item)))
}
