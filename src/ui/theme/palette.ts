/**
 * The palettes, in OKLCH. Product pictures bring the colour; the interface around them is warm and muted. `accent` is
 * only for the primary action of a screen. tests/client/contrast.test.ts checks the pairs in use against the WCAG ratios:
 * AA, and AAA in high contrast.
 */
export const light = {
  /** The page background. */
  paper: 'oklch(0.972 0.009 85)',
  /** Raised surfaces: fields, dialogs, menus. */
  surface: 'oklch(0.993 0.004 85)',
  /** Recessed surfaces: skeletons, table heads, hover. */
  sunken: 'oklch(0.94 0.012 85)',
  /** Thin rules and separators; never the only indicator of a control. */
  line: 'oklch(0.865 0.013 90)',
  edge: 'oklch(0.585 0.016 120)',
  ink: 'oklch(0.235 0.02 150)',
  inkQuiet: 'oklch(0.455 0.018 135)',
  accent: 'oklch(0.655 0.215 37)',
  accentHover: 'oklch(0.7 0.195 40)',
  onAccent: 'oklch(0.19 0.025 40)',
  positive: 'oklch(0.42 0.095 155)',
  positiveGround: 'oklch(0.935 0.035 155)',
  held: 'oklch(0.46 0.1 68)',
  heldGround: 'oklch(0.935 0.06 86)',
  danger: 'oklch(0.475 0.18 22)',
  dangerGround: 'oklch(0.94 0.025 22)',
  onDanger: 'oklch(0.985 0.01 22)',
  focus: 'oklch(0.235 0.02 150)',
  scrim: 'oklch(0.2 0.02 150 / 0.48)',
  /** Lies over a large picture: it dims bright pictures in the dark themes. */
  pictureShade: 'oklch(0 0 0 / 0)',
  groundSand: 'oklch(0.9 0.038 82)',
  groundMoss: 'oklch(0.895 0.04 140)',
  groundSky: 'oklch(0.895 0.033 235)',
  groundRose: 'oklch(0.895 0.036 20)',
}

/** The name of a theme colour. */
export type ColorName = keyof typeof light

export const dark: Record<ColorName, string> = {
  paper: 'oklch(0.195 0.008 75)',
  surface: 'oklch(0.235 0.009 75)',
  sunken: 'oklch(0.27 0.01 75)',
  line: 'oklch(0.345 0.012 80)',
  edge: 'oklch(0.585 0.016 90)',
  ink: 'oklch(0.95 0.012 95)',
  inkQuiet: 'oklch(0.755 0.014 95)',
  accent: 'oklch(0.69 0.205 38)',
  accentHover: 'oklch(0.745 0.175 42)',
  onAccent: 'oklch(0.19 0.025 40)',
  positive: 'oklch(0.79 0.125 155)',
  positiveGround: 'oklch(0.29 0.04 155)',
  held: 'oklch(0.84 0.125 82)',
  heldGround: 'oklch(0.3 0.045 78)',
  danger: 'oklch(0.76 0.13 22)',
  dangerGround: 'oklch(0.29 0.055 22)',
  onDanger: 'oklch(0.2 0.03 22)',
  focus: 'oklch(0.95 0.012 95)',
  scrim: 'oklch(0.1 0.005 75 / 0.66)',
  pictureShade: 'oklch(0.1 0.005 75 / 0.34)',
  groundSand: 'oklch(0.42 0.035 78)',
  groundMoss: 'oklch(0.41 0.035 145)',
  groundSky: 'oklch(0.41 0.035 240)',
  groundRose: 'oklch(0.41 0.04 20)',
}

/** High contrast, chosen by the user or requested by the system: the same hues further apart, with visible rules. */
export const contrastLight: Record<ColorName, string> = {
  paper: 'oklch(0.99 0.005 85)',
  surface: 'oklch(1 0 0)',
  sunken: 'oklch(0.945 0.01 85)',
  line: 'oklch(0.5 0.014 120)',
  edge: 'oklch(0.36 0.02 150)',
  ink: 'oklch(0.17 0.018 150)',
  inkQuiet: 'oklch(0.33 0.02 140)',
  accent: 'oklch(0.45 0.16 36)',
  accentHover: 'oklch(0.39 0.14 36)',
  onAccent: 'oklch(1 0 0)',
  positive: 'oklch(0.36 0.085 155)',
  positiveGround: 'oklch(0.95 0.03 155)',
  held: 'oklch(0.38 0.085 68)',
  heldGround: 'oklch(0.95 0.05 86)',
  danger: 'oklch(0.4 0.16 24)',
  dangerGround: 'oklch(0.95 0.02 22)',
  onDanger: 'oklch(1 0 0)',
  focus: 'oklch(0.17 0.018 150)',
  scrim: 'oklch(0.1 0.02 150 / 0.7)',
  pictureShade: 'oklch(0 0 0 / 0)',
  groundSand: 'oklch(0.94 0.028 82)',
  groundMoss: 'oklch(0.935 0.03 140)',
  groundSky: 'oklch(0.935 0.025 235)',
  groundRose: 'oklch(0.935 0.027 20)',
}

export const contrastDark: Record<ColorName, string> = {
  paper: 'oklch(0.14 0.006 75)',
  surface: 'oklch(0.17 0.007 75)',
  sunken: 'oklch(0.23 0.008 75)',
  line: 'oklch(0.6 0.014 90)',
  edge: 'oklch(0.8 0.014 90)',
  ink: 'oklch(0.99 0.006 95)',
  inkQuiet: 'oklch(0.87 0.012 95)',
  accent: 'oklch(0.77 0.16 45)',
  accentHover: 'oklch(0.82 0.13 50)',
  onAccent: 'oklch(0.14 0.02 40)',
  positive: 'oklch(0.86 0.12 155)',
  positiveGround: 'oklch(0.25 0.04 155)',
  held: 'oklch(0.89 0.11 85)',
  heldGround: 'oklch(0.26 0.04 78)',
  danger: 'oklch(0.84 0.09 22)',
  dangerGround: 'oklch(0.25 0.05 22)',
  onDanger: 'oklch(0.15 0.02 22)',
  focus: 'oklch(0.99 0.006 95)',
  scrim: 'oklch(0.05 0.005 75 / 0.8)',
  pictureShade: 'oklch(0.05 0.005 75 / 0.34)',
  groundSand: 'oklch(0.34 0.03 78)',
  groundMoss: 'oklch(0.33 0.03 145)',
  groundSky: 'oklch(0.33 0.03 240)',
  groundRose: 'oklch(0.33 0.035 20)',
}

/** Every theme by its display name. */
export const palettes = {
  Light: light,
  Dark: dark,
  'High contrast, light': contrastLight,
  'High contrast, dark': contrastDark,
}
