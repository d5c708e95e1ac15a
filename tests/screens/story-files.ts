import {
  composeStory,
  type Meta,
  setProjectAnnotations,
  type StoryObj,
} from '@storybook/react-vite'
import * as preview from '../../.storybook/preview.tsx'

type StoryFile = { default: Meta } & Record<string, StoryObj>

const files = import.meta.glob<StoryFile>('/src/**/*.stories.tsx', { eager: true })

/** What each file of stories says of itself: its title and the components that it shows. */
export const storyFiles = Object.entries(files).map(([file, { default: meta }]) => ({ file, meta }))

/** Every story, by its file and its name, as Storybook renders it with the toolbar like this. */
export function storiesIn(toolbar: Readonly<Record<string, string>>) {
  setProjectAnnotations([preview, { initialGlobals: toolbar }])
  return Object.entries(files).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => ({
      title: meta.title ?? '',
      name: `${file.replace(/^.*\/|\.stories\.tsx$/g, '')}: ${name}`,
      story: composeStory(story, meta, undefined, name),
    })),
  )
}
