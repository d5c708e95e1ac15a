import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from './hand.ts'
import { render } from './render.tsx'

/** In milliseconds: how long a press retries in these tests. */
const BRIEF = 200

const field = () => page.getByRole('textbox', { name: 'Name' })

describe('pressing an element', () => {
  it('scrolls to a button and clicks it with a trusted event', async () => {
    const pressed = vi.fn<(event: { isTrusted: boolean }) => void>()
    await render(
      <button
        type="button"
        style={{ marginBlock: '300vh' }}
        onClick={({ nativeEvent }) => pressed(nativeEvent)}
      >
        Buy
      </button>,
    )
    await press(page.getByRole('button', { name: 'Buy' }))
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(pressed.mock.lastCall?.[0].isTrusted).toBe(true)
  })

  it('selects a radio button through the label that covers it', async () => {
    await render(
      <label style={{ position: 'relative' }}>
        <input type="radio" />
        <span style={{ position: 'absolute', inset: 0 }}>Buyer</span>
      </label>,
    )
    await press(page.getByRole('radio'))
    await expect.element(page.getByRole('radio')).toBeChecked()
  })

  it('fails when another element covers the target', async () => {
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
})

describe('filling in a field', () => {
  it('replaces the value, and an empty string clears it', async () => {
    await render(<input aria-label="Name" defaultValue="Ada" />)
    await fill(field(), 'Bea')
    await expect.element(field()).toHaveValue('Bea')
    await fill(field(), '')
    await expect.element(field()).toHaveValue('')
  })

  it('fails for a read-only field', async () => {
    await render(<input aria-label="Name" readOnly defaultValue="Ada" />)
    await expect(fill(field(), 'Bea', BRIEF)).rejects.toThrow('It takes nothing.')
  })
})
