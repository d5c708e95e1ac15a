import type { ContentPage } from '../domain/content.ts'
import type { Language } from '../domain/language.ts'

const files = import.meta.glob<ContentPage>('./*/*.md', { eager: true, import: 'default' })

/** The names of all pages. */
export const contentPageNames = (): string[] =>
  Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.md$/.exec(file)?.[1] ?? [])

/** Returns the page of this name in a language; null: there is no such page. Each file of the folder is a page. */
export const contentPage = (name: string, language: Language): ContentPage | null =>
  files[`./${language}/${name}.md`] ?? null
