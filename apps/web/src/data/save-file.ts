/** Downloads a file through the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
