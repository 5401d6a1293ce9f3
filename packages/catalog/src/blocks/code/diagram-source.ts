// What a diagram may not say. A drawing is only looked at: it leads nowhere and calls nothing.

/** As the product promises: more is refused before it is drawn. */
export const MOST_EDGES = 1_500
export const MOST_CHARACTERS = 500_000

/** Lines that would make parts of the drawing into links, let them call something or fetch a picture. */
const actions = [
  // click node "address", click node href "address", click node call function()
  /^\s*click\s+\S/i,
  // link and callback of class diagrams, links of sequence diagrams
  /^\s*(links?|callback|properties|details)\s+\S/i,
  /(^|[\s,{(])href\s*[:=\s]/i,
  /javascript:/i,
  // A node with a picture, which the library would fetch
  /(@\{.*[\s,{]|^\s*|@\{)["']?img["']?\s*:/i,
]
const kindsWithLinkWords = /^\s*(sequenceDiagram|classDiagram|classDiagram-v2)\b/m

/** The number of the first line that is forbidden, or null. */
export function forbiddenLine(source: string): number | null {
  const hasLinkWords = kindsWithLinkWords.test(source)
  const rules = hasLinkWords ? actions : actions.filter((_, i) => i !== 1)
  for (const [i, line] of source.split('\n').entries()) {
    if (/^\s*%%(?!\{)/.test(line)) continue
    if (rules.some(rule => rule.test(line))) return i + 1
  }
  return null
}
