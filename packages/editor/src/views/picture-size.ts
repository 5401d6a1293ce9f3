// The proportions of a picture, known before it is shown so that nothing jumps.
const PATIENCE_MS = 4_000

/** Height by width, or null for what cannot be drawn. */
export async function ratioOfFile(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  try {
    return await ratioOfAddress(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}
export function ratioOfAddress(url: string): Promise<number | null> {
  return new Promise(resolve => {
    const probe = new Image()
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    const done = (ratio: number | null): void => {
      clearTimeout(timer)
      resolve(ratio)
    }
    probe.addEventListener('load', () =>
      done(probe.naturalWidth > 0 ? rounded(probe.naturalHeight / probe.naturalWidth) : null),
    )
    probe.addEventListener('error', () => done(null))
    probe.src = url
  })
}
const rounded = (ratio: number): number => Math.round(ratio * 10_000) / 10_000
