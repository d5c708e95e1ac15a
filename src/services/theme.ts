import type { Theme } from '../domain/theme.ts'

const KEY = 'theme'
const themes: readonly Theme[] = ['system', 'light', 'dark']

/** The reader's choice of colours, kept in local storage and put on the page as data-theme. */
export function createThemeStore(storage: Pick<Storage, 'getItem' | 'setItem'>, page: HTMLElement) {
  return {
    read(): Theme {
      try {
        return themes.find((theme) => theme === storage.getItem(KEY)) ?? 'system'
      } catch {
        return 'system'
      }
    },
    apply(theme: Theme): void {
      if (theme === 'system') delete page.dataset['theme']
      else page.dataset['theme'] = theme
      try {
        storage.setItem(KEY, theme)
      } catch {
        // Private windows may refuse to store: the choice then lasts as long as the page.
      }
    },
  }
}
export type ThemeStore = ReturnType<typeof createThemeStore>
