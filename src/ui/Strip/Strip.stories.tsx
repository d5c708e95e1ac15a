import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import couch from '@lobehub/fluent-emoji-3d/assets/1f6cb-fe0f.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { Strip } from './Strip.tsx'

const items = [chair, couch, chair].map((src, index) => ({
  key: String(index),
  content: <Picture alt={`Picture ${index + 1}`} eager src={src} />,
}))

const meta: Meta<typeof Strip> = {
  title: 'UI/Strip',
  tags: ['autodocs'],
  component: Strip,
  args: { label: 'Pictures', items, shown: 0, onShow: fn(), takesTab: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}
export default meta

type Story = StoryObj<typeof Strip>

export const First: Story = {}

/** Shows its item as soon as it is there, and calls nobody for that. */
export const Last: Story = {
  args: { shown: 2 },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list.scrollLeft).toBe(2 * list.clientWidth))
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}

/** A swipe says which item it has led to. */
export const Swiped: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list')
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' })
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(1))
  },
}
