import { expect, it } from 'vitest'
import { retiredIn } from './retired-names.mjs'

it('finds a retired name in the text of a file and names its replacement', () => {
  expect(retiredIn('src/app/App.tsx', 'import x\nconst [isTakingOver] = []')).toEqual([
    "src/app/App.tsx:2: 'TakingOver' is retired; use hydrate, hydrated, isHydrating",
  ])
})

it('finds a retired name in the path of a file', () => {
  expect(retiredIn('server/page-maker.ts', '')).toEqual([
    "server/page-maker.ts:0: 'page-maker' is retired; use renderPage, pageCache, csp",
  ])
})

it('leaves standard names alone', () => {
  expect(
    retiredIn('src/ssr/render.tsx', 'hydrateRoot(root, messages) // a shelf of books'),
  ).toEqual([])
})

it('finds a comment that does not name its subject', () => {
  expect(
    retiredIn(
      'src/domain/order.ts',
      '/** What the viewer can do. */\n/** The possible actions. */',
    ),
  ).toEqual(["src/domain/order.ts:1: '* What ' is retired; use the noun that the comment is about"])
})
