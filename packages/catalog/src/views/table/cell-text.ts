// Cells as other programs have them: lines and tabs with quotes where a cell holds either, and the table of an HTML page.
export type CellGrid = readonly (readonly string[])[]

export const toTabs = (grid: CellGrid): string => grid.map(row => row.map(quoted).join('\t')).join('\n')
const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Spreadsheets end the last line; that is no row of its own. */
export function fromTabs(text: string): CellGrid {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const all = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let i = 0; i < all.length; i++) {
    const letter = all[i] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (all[i + 1] === '"') {
        cell += '"'
        i++
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
export const toHtmlTable = (grid: CellGrid): string =>
  `<table>${grid.map(row => `<tr>${row.map(text => `<td>${escaped(text)}</td>`).join('')}</tr>`).join('')}</table>`
