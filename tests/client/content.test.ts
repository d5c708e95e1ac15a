import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DurationName, policy } from '../../machines/market/policy.ts'
import { parseContent } from '../../server/client-build/content.ts'
import { FREE_DELIVERY_OVER, RETURN_WINDOW_DAYS } from '../../src/domain/constants.ts'
import type { ContentNode } from '../../src/domain/content.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { pageDescriptions } from '../../src/messages/pages.ts'
import { pathOf } from '../../src/screens/paths.ts'

const folder = join(import.meta.dirname, '../../src/content')
const filesOf = (language: string) => readdirSync(join(folder, language)).toSorted()
const pageOf = (language: string, file: string) =>
  parseContent(readFileSync(join(folder, language, file), 'utf8'))

const front = '---\ntitle: A\ndescription: B\n---\n\n'

const textOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
const linksIn = (nodes: readonly ContentNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)],
  )

it('index.html and the server describe the home page with the same sentence', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  const said = [...html.matchAll(/(?:name|property)="(?:og:)?description"\s+content="([^"]*)"/g)]
  const { home } = pageDescriptions.en
  expect(said.map(([, sentence]) => sentence)).toEqual([home, home])
})

describe('the pages of src/content', () => {
  it.each(LANGUAGES)('exist in %s as in English, with the same links', (language) => {
    expect(filesOf(language)).toEqual(filesOf('en'))
    for (const file of filesOf(language)) {
      expect(linksIn(pageOf(language, file).nodes)).toEqual(linksIn(pageOf('en', file).nodes))
    }
  })

  it('R1: repeat the numbers of the promises', () => {
    expect(textOf(pageOf('en', 'delivery.md').nodes)).toContain(
      formatMoney(FREE_DELIVERY_OVER, 'en'),
    )
    for (const language of LANGUAGES) {
      expect(textOf(pageOf(language, 'returns.md').nodes)).toContain(`${RETURN_WINDOW_DAYS} da`)
    }
  })

  it('lead from the privacy policy to where users hide their contact and delete their account', () => {
    expect(linksIn(pageOf('en', 'privacy.md').nodes)).toContain(pathOf({ screen: 'account' }))
  })

  const durationsOf: Record<string, readonly DurationName[]> = {
    protection: ['handOver', 'cancelAnswer', 'handOver', 'met', 'sent', 'returnPeriod'],
    returns: ['returnPeriod', 'returnAnswer', 'sendBack', 'returnReceipt'],
    selling: ['handOver', 'handOver', 'met', 'sent'],
    terms: ['handOver', 'appealDecision'],
  }
  it.each(LANGUAGES)(
    'in %s name the durations of an order as the server keeps them',
    (language) => {
      for (const [page, names] of Object.entries(durationsOf)) {
        const days = textOf(pageOf(language, `${page}.md`).nodes).match(/(?<![\d–])\d+(?= da)/g)
        expect([page, days?.map((number) => `P${number}D`)]).toEqual([
          page,
          names.map((name) => policy.durations[name]),
        ])
      }
    },
  )

  it('compile to elements, and never to HTML', () => {
    const source = `${front}## A *b*\n\n1. **c** & "d"\n\n> [e](/f)`
    expect(parseContent(source).nodes).toEqual([
      { tag: 'h2', children: ['A ', { tag: 'em', children: ['b'] }] },
      {
        tag: 'ol',
        children: [{ tag: 'li', children: [{ tag: 'strong', children: ['c'] }, ' & "d"'] }],
      },
      {
        tag: 'blockquote',
        children: [{ tag: 'p', children: [{ tag: 'a', href: '/f', children: ['e'] }] }],
      },
    ])
    expect(() => parseContent(`${front}<script>steal()</script>`)).toThrow("of the kind 'html'")
  })

  it.each([
    ['no front matter', 'Text.'],
    ['no description', '---\ntitle: A\n---\n\nText.'],
    ['no text', front],
  ])('need a title, a description and text: %s', (_, source) => {
    expect(() => parseContent(source)).toThrow('needs a title and a description')
  })
})
