// The header in which a browser says what its person reads: `fr-CA,fr;q=0.9,en;q=0.8`.

/** A longer header is cut: no browser sends one. */
const MOST_CHARACTERS = 500

/** The most wanted first; what is wanted alike stays in order, what is refused (`q=0`) is left out. */
export function readLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, MOST_CHARACTERS)
    .split(',')
    .map(part => {
      const [tag = '', ...more] = part.split(';').map(piece => piece.trim())
      const quality = more.find(piece => piece.startsWith('q='))
      return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
