import { create, type ThemeVars } from 'storybook/theming'
import { hexOf } from '../src/ui/theme/contrast.ts'
import {
  type ColorName,
  contrastDark,
  contrastLight,
  dark,
  light,
} from '../src/ui/theme/palette.ts'

/** Storybook mixes colours itself and does not know OKLCH, so it gets the palette in hexadecimal notation. */
function themeOf(
  base: 'light' | 'dark',
  palette: Record<ColorName, string>,
  selected = palette.positive,
): ThemeVars {
  const color = (name: ColorName) => hexOf(palette[name])
  return create({
    base,
    brandTitle: 'Loppis',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Familjen Grotesk', system-ui, sans-serif",
    colorPrimary: color('accent'),
    colorSecondary: hexOf(selected),
    appBg: color('paper'),
    appContentBg: color('surface'),
    appHoverBg: color('sunken'),
    appPreviewBg: color('paper'),
    appBorderColor: color('line'),
    appBorderRadius: 6,
    textColor: color('ink'),
    textInverseColor: color('paper'),
    textMutedColor: color('inkQuiet'),
    barTextColor: color('inkQuiet'),
    barHoverColor: color('ink'),
    barSelectedColor: color('ink'),
    barBg: color('surface'),
    buttonBg: color('surface'),
    buttonBorder: color('edge'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 6,
  })
}

/** A darker `positive`: in dark themes it is the colour of links, and Storybook darkens it behind white text. */
const selectedInDark = 'oklch(0.7 0.12 155)'

const themes = {
  light: themeOf('light', light),
  dark: themeOf('dark', dark, selectedInDark),
  contrastLight: themeOf('light', contrastLight),
  contrastDark: themeOf('dark', contrastDark, selectedInDark),
}

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

/** Returns Storybook's theme for the theme of the toolbar. */
export function themeFor(chosen: unknown): ThemeVars {
  if (chosen === 'light' || chosen === 'dark') return themes[chosen]
  if (chosen === 'contrast') return darkScheme.matches ? themes.contrastDark : themes.contrastLight
  return darkScheme.matches ? themes.dark : themes.light
}

/** Calls back when the system changes between light and dark. Returns an unsubscribe function. */
export function onSchemeChange(changed: () => void): () => void {
  darkScheme.addEventListener('change', changed)
  return () => darkScheme.removeEventListener('change', changed)
}
