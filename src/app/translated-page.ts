/**
 * Lets React change a page that the browser translates. A translation moves the text nodes of React into elements of its
 * own, or replaces them by such elements. React then removes nodes where they no longer are, and inserts others before
 * them, for which the DOM throws (https://github.com/facebook/react/issues/11538).
 */
export function keepTranslatedPage(): void {
  /** The translation that has replaced each text node. */
  const translations = new WeakMap<Node, Element>()
  // React writes a new text into a node that was replaced: its translation is out of date.
  const written = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const translation = translations.get(target)
      if (translation?.isConnected === true) translation.replaceWith(target)
    }
  })
  const replaced = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling } of changes) {
      const [text] = removedNodes
      const translation = addedNodes[0] ?? previousSibling
      if (!(text instanceof Text) || !(translation instanceof HTMLFontElement)) continue
      translations.set(text, translation)
      written.observe(text, { characterData: true })
    }
  })
  replaced.observe(document, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  /** Returns the child of a parent that contains a node, or the node's translation. */
  const childWith = (parent: Node, node: Node): Node | null => {
    let child: Node | null | undefined = node.isConnected ? node : translations.get(node)
    while (child && child.parentNode !== parent) child = child.parentNode
    return child ?? null
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const place = childWith(this, child)
    if (place !== null) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    const isHere = next === null || next.parentNode === this
    return insertBefore.call(this, added, isHere ? next : childWith(this, next)) as Added
  }
}
