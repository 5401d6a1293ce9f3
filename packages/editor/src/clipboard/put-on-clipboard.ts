// Something onto the clipboard without a press of its keys: as if it had been selected and copied, so that every program gets
// what it reads.

/** False: the browser does not allow it now. */
export function putOnClipboard(write: (data: DataTransfer) => void): boolean {
  let isDone = false
  const onCopy = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return
    event.preventDefault()
    event.stopImmediatePropagation()
    write(event.clipboardData)
    isDone = true
  }
  // The asynchronous clipboard takes away what it does not know from HTML; this event passes it on unchanged.
  document.addEventListener('copy', onCopy, { capture: true })
  try {
    document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true })
  }
  return isDone
}
