const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92]
const [OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = [91, 93, 123, 125]

/** `other`: the text does not start as a list. `broken`: the text continues after the list ends. */
type Progress = 'before' | 'inside' | 'whole' | 'other' | 'broken'

/**
 * Splits the text of a JSON list into the texts of its items while it streams in, so that only the items shown have to
 * be parsed. Invalid JSON inside an item is detected when that item is parsed.
 */
export function createListCutter() {
  const items: string[] = []
  let progress: Progress = 'before'
  /** The text not yet split; for a body that is not a list, the whole text. */
  let text = ''
  let at = 0
  let depth = 0

  const begin = () => {
    const first = text.trimStart().slice(0, 1)
    if (first === '') return
    progress = first === '[' ? 'inside' : 'other'
    if (progress === 'inside') text = text.slice(text.indexOf('[') + 1)
  }

  const end = (last: string, rest: string) => {
    if (items.length > 0 || last.trim() !== '') items.push(last)
    progress = rest.trim() === '' ? 'whole' : 'broken'
    text = ''
  }

  const cut = () => {
    let start = 0
    for (; at < text.length; at += 1) {
      const character = text.charCodeAt(at)
      if (character === QUOTE) {
        const closing = endOfWords(text, at)
        if (closing === -1) break
        at = closing
      } else if (character === COMMA && depth === 0) {
        items.push(text.slice(start, at))
        start = at + 1
      } else if (character === OPENING_BRACE || character === OPENING_BRACKET) {
        depth += 1
      } else if (character === CLOSING_BRACE || character === CLOSING_BRACKET) {
        if (depth === 0) return end(text.slice(start, at), text.slice(at + 1))
        depth -= 1
      }
    }
    text = text.slice(start)
    at -= start
  }

  return {
    /** The items received so far. */
    items: items as readonly string[],
    progress: () => progress,
    /** Returns the raw text of a body that is not a list. */
    other: () => text,
    add(piece: string): void {
      if (progress === 'whole' && piece.trim() !== '') progress = 'broken'
      text += piece
      if (progress === 'before') begin()
      if (progress === 'inside') cut()
    },
  }
}

/** Returns the index of the unescaped quote that closes the string at `start`; -1 when it has not arrived yet. */
function endOfWords(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 1) return end
  }
  return -1
}
