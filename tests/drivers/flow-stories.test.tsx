import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import preview from '../../.storybook/preview.tsx'
import type { Walk } from '../screen/walk-story.tsx'

type StoryFile = { default: Meta<Walk> } & Record<string, StoryObj<Walk>>
type Flow = { name: string; rules: string; tested: readonly string[] }

const files = import.meta.glob<StoryFile>('/tests/flows/*/*.stories.tsx', { eager: true })

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story]) => composeStory(story, meta, preview, name)),
)

// The driver of the screens walks every path on the rendered screen. A story adds its play function and the events that
// it dispatches.
describe.each(
  stories.map((story) => {
    const { name, rules, tested }: Flow = story.parameters['flow']
    return { name, rules, tested, story }
  }),
)('$rules: Storybook plays every user action: $name', ({ story, tested }) => {
  it('has a path to play', () => {
    expect(tested.length).toBeGreaterThan(0)
  })

  it.each(tested)('%s', async (path) => {
    await expect(story.run({ args: { path } })).resolves.toBeUndefined()
  })
})
