type Channels = readonly [number, number, number]

/** Parses 'oklch(L C H)'; throws on any other notation, so that no colour is skipped. */
function parse(color: string): Channels {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/u.exec(color)
  if (parts === null) throw new Error(`not an opaque OKLCH colour: ${color}`)
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel))

/** Converts OKLCH to linear sRGB by the matrices of CSS Color 4, clipped to the gamut as an sRGB display shows it. */
function linear(color: string): Channels {
  const [lightness, chroma, hue] = parse(color)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Returns the colour in hexadecimal notation, for readers that do not know OKLCH. */
export function hexOf(color: string): string {
  const channels = linear(color).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
