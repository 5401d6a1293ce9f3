// WCAG 2 contrast of the colours tokens.css writes (#rrggbb and rgb(r g b / a%)); used by tests only.

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Throws on any notation tokens.css does not use, so that a colour can never go unchecked. */
export function parseColour(text: string): Rgba {
  if (text === 'transparent') return [0, 0, 0, 0]
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex) return [byte(hex[1]), byte(hex[2]), byte(hex[3]), 1]
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4]) / 100]
  throw new Error(`Not a colour tokens.css may use: ${text}`)
}

/** What is seen when `top` lies on the opaque `under`. */
export function layer(top: Rgba, under: Rgba): Rgba {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + under[i] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

export function contrast(a: Rgba, b: Rgba): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function byte(hex: string | undefined): number {
  return Number.parseInt(hex ?? '', 16)
}
