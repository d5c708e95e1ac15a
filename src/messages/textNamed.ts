/** Returns the text under a name that the server sent; undefined for a name that a newer server has added. */
export function textNamed<Text>(
  texts: Readonly<Record<string, Text>>,
  name: string,
): Text | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
