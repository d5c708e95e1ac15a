/** Applies the toolbar's theme to the page. As in the product, the theme is data-theme, or else the system's. */
export function applyTheme(chosen: unknown): void {
  const { dataset } = document.documentElement
  if (typeof chosen !== 'string' || chosen === 'system') delete dataset['theme']
  else dataset['theme'] = chosen
}
