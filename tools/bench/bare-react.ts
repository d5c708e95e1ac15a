import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { branches } from 'virtual:captured'
import type { Branch } from './capture.ts'

const FLAGS = new Set(['checked', 'disabled', 'hidden', 'inert', 'open', 'readonly', 'required'])
/** Attributes whose React prop name differs. React sets `srcSet` last, so an image loads once `sizes` is known. */
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
