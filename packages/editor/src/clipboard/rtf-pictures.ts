// The pictures in a piece of RTF that browsers can show, in their order: a group `{\pict … \pngblip … hex}` each.
const PICTURE = '{\\pict'

export function rtfPictures(rtf: string): readonly File[] {
  const files: File[] = []
  for (let at = rtf.indexOf(PICTURE); at >= 0; at = rtf.indexOf(PICTURE, at + 1)) {
    const text = ownTextOf(rtf, at)
    const type = /\\pngblip\b/.test(text) ? 'png' : /\\jpegblip\b/.test(text) ? 'jpeg' : null
    const hex = text.replaceAll(/\\[a-z]+-?\d*/gi, '').replaceAll(/[^\da-f]/gi, '')
    if (type === null || hex.length === 0) continue
    const bytes = Uint8Array.from({ length: hex.length >> 1 }, (_, i) =>
      Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
    )
    const ending = type === 'jpeg' ? 'jpg' : type
    files.push(new File([bytes], `picture-${files.length + 1}.${ending}`, { type: `image/${type}` }))
  }
  return files
}

/** What stands in a group itself, without the groups inside it. */
function ownTextOf(rtf: string, start: number): string {
  let text = ''
  let depth = 0
  let from = start
  const brace = /[{}]/g
  brace.lastIndex = start
  for (let found = brace.exec(rtf); found; found = brace.exec(rtf)) {
    if (depth === 1) text += rtf.slice(from, found.index)
    depth += found[0] === '{' ? 1 : -1
    from = found.index + 1
    if (depth === 0) break
  }
  return text
}
