import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'UI/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
}
export default meta

type Story = StoryObj<typeof EmptyState>

export const WithAction: Story = {
  args: {
    sentence: 'Sorry, no products were found in this category.',
    action: (
      <ButtonLink href="/categories" variant="accent">
        See all categories
      </ButtonLink>
    ),
  },
}

export const SentenceOnly: Story = { args: { sentence: 'No reports were found.' } }
