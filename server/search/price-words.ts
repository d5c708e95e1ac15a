/** What a question says of the price: the range, as the parameter `price` has it, and the other words. */
export type PriceWords = { price: string; words: string }

const NUMBER = String.raw`(\d{1,7}(?:[.,]\d{1,2})?)`
const AMOUNT = String.raw`(?:\$ ?${NUMBER}|${NUMBER} ?(?:\$|dollars?|usd)(?!\p{L}))`
const UNDER = 'under|below|less than|cheaper than|mindre än|billigare än'
const UP_TO = `${UNDER}|up to|at most|max|upp till|högst`
const OVER = 'over|above|more than|at least|from|min|över|mer än|minst|från'
const BETWEEN = '(?:between |mellan )'

/**
 * The phrases with the price, in both languages. Prices are in dollars, so that a number says them: a number alone can
 * be of centimeters, years or a model, and is a price only after 'under' at the end.
 */
const PHRASES: readonly { pattern: RegExp; limits: ('from' | 'to')[] }[] = [
  {
    pattern: phrase(`${BETWEEN}?\\$?${NUMBER} ?(?:-|–|to|and|till|och) ?${AMOUNT}`),
    limits: ['from', 'to', 'to'],
  },
  { pattern: phrase(`(?:${UP_TO}) ${AMOUNT}`), limits: ['to', 'to'] },
  { pattern: phrase(`(?:${OVER}) ${AMOUNT}`), limits: ['from', 'from'] },
  { pattern: phrase(`(?:${UNDER}) ${NUMBER}(?=\\s*$)`), limits: ['to'] },
]

function phrase(source: string): RegExp {
  return new RegExp(`(?<!\\S)${source}(?!\\S)`, 'iu')
}

/** Returns the price in a question such as 'chair under $50' or 'lampa 20–40 dollar'; null without one. */
export function priceWordsIn(text: string): PriceWords | null {
  const plain = text.replaceAll(/\s+/g, ' ')
  for (const { pattern, limits } of PHRASES) {
    const found = pattern.exec(plain)
    if (found === null) continue
    const said = { from: '', to: '' }
    for (const [index, limit] of limits.entries()) {
      said[limit] = found[index + 1]?.replace(',', '.') ?? said[limit]
    }
    const { from, to } = said
    if (from !== '' && to !== '' && Number(from) > Number(to)) continue
    const words = plain.replace(pattern, '').replaceAll(/ +/g, ' ').trim()
    return { price: `${from}..${to}`, words }
  }
  return null
}
