import {
  composeStory,
  type Meta,
  setProjectAnnotations,
  type StoryObj,
} from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import * as preview from '../../.storybook/preview.tsx'
import type { Walk } from '../flows/walk-story.tsx'

type StoryFile = { default: Meta<Walk> } & Record<string, StoryObj<Walk>>
type Flow = { name: string; rules: string }

const files = import.meta.glob<StoryFile>('/tests/flows/*.stories.tsx', { eager: true })
setProjectAnnotations([preview])

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story]) => composeStory(story, meta, undefined, name)),
)

describe.each(
  stories.map((story) => {
    const { name, rules }: Flow = story.parameters['flow']
    return { name, rules, story }
  }),
)('$rules: every edge is walked in Storybook: $name', ({ story }) => {
  it.each(story.argTypes.path?.options ?? [])('%s', async (path: string) => {
    await expect(story.run({ args: { path } })).resolves.toBeUndefined()
  })
})
