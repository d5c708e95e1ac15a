import { createElement, Fragment, type ReactNode } from 'react'
import type { ContentNode } from '../../domain/content.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { article } from './HelpView.css.ts'

/** The text of a page of src/content. */
export function Article({ nodes }: { nodes: readonly ContentNode[] }) {
  return <div className={article}>{contentOf(nodes)}</div>
}

const contentOf = (nodes: readonly ContentNode[]) =>
  createElement(Fragment, null, ...nodes.map(rendered))

function rendered(node: ContentNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  if (href === undefined) return createElement(tag, null, ...children.map(rendered))
  if (href.startsWith('/')) return <Link href={href}>{contentOf(children)}</Link>
  return <a href={href}>{contentOf(children)}</a>
}
