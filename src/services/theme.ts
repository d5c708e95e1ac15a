import type { Theme } from '../domain/theme.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

const KEY = 'theme'
const themes: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

/** Stores the user's theme in local storage or, if that fails, in memory, and sets it on the page as data-theme. */
export function createThemeStore(openStorage: () => TextStorage, page: HTMLElement) {
  const text = createStoredText(KEY, openStorage)
  return {
    read(): Theme {
      const stored = text.read()
      return themes.find((theme) => theme === stored) ?? 'system'
    },
    apply(theme: Theme): void {
      if (theme === 'system') delete page.dataset['theme']
      else page.dataset['theme'] = theme
      text.keep(theme)
    },
  }
}
export type ThemeStore = ReturnType<typeof createThemeStore>
