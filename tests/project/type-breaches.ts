/** Code that violates each type-aware rule: in JavaScript, as in parts of the server, and with JSDoc types. */
export const breaches: Readonly<Record<string, string>> = {
  'no-floating-promises': `
export function begin() {
  Promise.resolve(1)
}
`,
  'no-misused-promises': `
export const times = [1].forEach(async () => {})
`,
  // The first condition is valid, because an index may be out of range.
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
