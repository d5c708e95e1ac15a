import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import preview from '../../.storybook/preview.tsx'

type StoryFile = { default: Meta } & Record<string, StoryObj>

const files = import.meta.glob<StoryFile>('/src/**/*.stories.tsx', { eager: true })

/** The meta of each stories file: its title and its components. */
export const storyFiles = Object.entries(files).map(([file, { default: meta }]) => ({ file, meta }))

/** Returns every story by its file and its name, rendered with these toolbar globals. */
export function storiesIn(toolbar: Readonly<Record<string, string>>) {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, ...toolbar } }
  return Object.entries(files).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => ({
      title: meta.title ?? '',
      isForPhone: story.globals?.['viewport']?.value === 'phone',
      name: `${file.replace(/^.*\/|\.stories\.tsx$/g, '')}: ${name}`,
      story: composeStory(story, meta, annotations, name),
    })),
  )
}

/** Returns the story with this name, such as 'ProductView: Sold', rendered with these toolbar globals. */
export function storyNamed(wanted: string, toolbar: Readonly<Record<string, string>>) {
  const found = storiesIn(toolbar).find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`There is no story '${wanted}'.`)
  return found.story
}
