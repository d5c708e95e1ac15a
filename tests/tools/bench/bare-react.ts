import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { branches } from 'virtual:captured'
import type { Branch } from './capture.ts'

const FLAGS = new Set(['checked', 'disabled', 'hidden', 'inert', 'open', 'readonly', 'required'])
/** Where React's name does more than the attribute's: a picture is asked for after all else is known of it. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
}

function elementOf(branch: Branch | string, key: number): ReactNode {
  if (typeof branch === 'string') return branch
  const [tag, attributes, children] = branch
  const props = Object.entries(attributes).map(([name, value]) => [
    NAMES[name] ?? name,
    FLAGS.has(name) ? true : value,
  ])
  return createElement(tag, { key, ...Object.fromEntries(props) }, ...children.map(elementOf))
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(branches.map(elementOf))
