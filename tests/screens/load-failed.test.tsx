import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoadFailed } from '../../src/screens/error/LoadFailed.tsx'
import { render } from '../screen/render.tsx'

it('a retry that fails too keeps the focus at the failure', async () => {
  const failed = <LoadFailed failure={{ kind: 'noAnswer' }} onRetry={() => undefined} />
  const { rerender } = await render(failed)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await rerender(<p>Loading</p>)
  await rerender(failed)
  expect(page.getByRole('alert').element().contains(document.activeElement)).toBe(true)
})
