import { page } from 'vitest/browser'

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

export const row = (name: string) => page.getByRole('row').filter({ hasText: name })

/** Returns the headers in order, as the rules list them: 'Name, Price'. */
export const headers = () => textsOf(page.getByRole('columnheader').elements()).join(', ')

/** Returns the text of each cell in the row with this text. */
export const cellsOf = (name: string) => textsOf(row(name).getByRole('cell').elements())
