import {
  composeStory,
  type Meta,
  setProjectAnnotations,
  type StoryObj,
} from '@storybook/react-vite'
import * as preview from '../../.storybook/preview.tsx'

type StoryFile = { default: Meta } & Record<string, StoryObj>

const files = import.meta.glob<StoryFile>('/src/**/*.stories.tsx', { eager: true })

/** Every story, by its file and its name, as Storybook renders it in this theme. */
export function storiesIn(theme: 'light' | 'dark') {
  setProjectAnnotations([preview, { initialGlobals: { theme } }])
  return Object.entries(files).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => ({
      name: `${file.replace(/^.*\/|\.stories\.tsx$/g, '')}: ${name}`,
      story: composeStory(story, meta, undefined, name),
    })),
  )
}
