import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from './hand.ts'
import { render } from './render.tsx'

/** In milliseconds: how long a press retries in these tests. */
const BRIEF = 200

const field = () => page.getByRole('textbox', { name: 'Name' })

describe('a press', () => {
  it('reaches what is in sight and in front, as a mouse does', async () => {
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

  it('reaches a choice by its label, which lies over it', async () => {
    await render(
      <label style={{ position: 'relative' }}>
        <input type="radio" />
        <span style={{ position: 'absolute', inset: 0 }}>Buyer</span>
      </label>,
    )
    await press(page.getByRole('radio'))
    await expect.element(page.getByRole('radio')).toBeChecked()
  })

  it('is refused where something else lies over it', async () => {
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

describe('what is filled in', () => {
  it('replaces what was there, and nothing empties it', async () => {
    await render(<input aria-label="Name" defaultValue="Ada" />)
    await fill(field(), 'Bea')
    await expect.element(field()).toHaveValue('Bea')
    await fill(field(), '')
    await expect.element(field()).toHaveValue('')
  })

  it('is refused by a field that takes nothing', async () => {
    await render(<input aria-label="Name" readOnly defaultValue="Ada" />)
    await expect(fill(field(), 'Bea', BRIEF)).rejects.toThrow('It takes nothing.')
  })
})
