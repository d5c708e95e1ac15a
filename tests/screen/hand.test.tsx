import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from './hand.ts'
import { render } from './render.tsx'

/** In milliseconds: how long a press retries in these tests. */
const BRIEF = 200

it('pressing fails when another element covers the target', async () => {
  const pressed = vi.fn<() => void>()
  await render(
    <>
      <button type="button" onClick={pressed}>
        Buy
      </button>
      <p style={{ position: 'fixed', inset: 0, margin: 0 }}>A dialog</p>
    </>,
  )
  await expect(press(page.getByRole('button', { name: 'Buy' }), BRIEF)).rejects.toThrow(
    /^It is behind <p.*A dialog/,
  )
  expect(pressed).not.toHaveBeenCalled()
})

it('filling in fails for a read-only field', async () => {
  await render(<input aria-label="Name" readOnly defaultValue="Ada" />)
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect(fill(field, 'Bea', BRIEF)).rejects.toThrow('It takes nothing.')
})
