import { lexer, type MarkedToken, type Token } from 'marked'
import type { Plugin } from 'vite'

/** A piece of a page, as src/domain/content.ts has it. */
type Node = string | { tag: string; href?: string; children: Node[] }

/** Matches a file of src/content: front matter with one `name: value` on each line, then Markdown. */
const FILE = /^---\n(?<front>(?:\w+: .+\n)+)---\n(?<body>[^]*)$/

/** Returns a file of src/content as a page. Throws an Error where a part is missing or the Markdown has no element here. */
export function parseContent(source: string): {
  title: string
  description: string
  nodes: Node[]
} {
  const { front = '', body = '' } = FILE.exec(source)?.groups ?? {}
  const fields = new Map(
    front.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )
  const [title = '', description = ''] = [fields.get('title'), fields.get('description')]
  if (title === '' || description === '' || body.trim() === '') {
    throw new Error('A page of src/content needs a title and a description between ---, then text.')
  }
  return { title, description, nodes: nodesOf(lexer(body)) }
}

const nodesOf = (tokens: readonly Token[] = []): Node[] =>
  // Marked types the tokens of extensions as `Generic`; the project has none.
  tokens.flatMap((token) => nodeOf(token as MarkedToken))

const element = (tag: string, tokens?: readonly Token[]): Node => ({
  tag,
  children: nodesOf(tokens),
})

function nodeOf(token: MarkedToken): Node | Node[] {
  switch (token.type) {
    case 'space':
      return []
    case 'text':
      return token.tokens === undefined ? token.text : nodesOf(token.tokens)
    case 'escape':
      return token.text
    case 'link':
      return { tag: 'a', href: token.href, children: nodesOf(token.tokens) }
    case 'paragraph':
      return element('p', token.tokens)
    case 'heading':
      // The title of the page is its only h1.
      return element(token.depth === 2 ? 'h2' : 'h3', token.tokens)
    case 'list':
      return element(token.ordered ? 'ol' : 'ul', token.items)
    case 'list_item':
      return element('li', token.tokens)
    case 'blockquote':
    case 'strong':
    case 'em':
      return element(token.type, token.tokens)
    case 'br':
    case 'hr':
      return element(token.type)
    default:
      throw new Error(`A page of src/content cannot contain Markdown of the kind '${token.type}'.`)
  }
}

/** Compiles the Markdown files of src/content at build time, so that the client contains no Markdown parser. */
export const contentPlugin = (): Plugin => ({
  name: 'loppis:content',
  transform: {
    filter: { id: /\/src\/content\/.*\.md$/ },
    handler: (source) => `export default ${JSON.stringify(parseContent(source))}`,
  },
})
