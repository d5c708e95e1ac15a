/** For each rule that knows types, code that breaks it: in JavaScript, as parts of the server are, and with types by JSDoc. */
export const breaches: Readonly<Record<string, string>> = {
  'no-floating-promises': `
export function begin() {
  Promise.resolve(1)
}
`,
  'no-misused-promises': `
export const times = [1].forEach(async () => {})
`,
  // The first question is a good one, as an index may be out of range.
  'no-unnecessary-condition': `
const { length } = 'words'
const [first] = 'words'.split(' ')
export const isMissing = first === undefined || length === undefined
`,
  'switch-exhaustiveness-check': `
export function named() {
  const found = length > 3 ? 'long' : 'short'
  switch (found) {
    case 'long':
      return 1
  }
  return 2
}
`,
}
