/** Puts a key into a text that has the focus, as far as a program may. */
export function pressIn(text: HTMLElement, event: KeyboardEvent): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
  const copy = new KeyboardEvent('keydown', {
    ...{ key, code, shiftKey, ctrlKey, metaKey, altKey },
    bubbles: true,
    cancelable: true,
  })
  if (!text.dispatchEvent(copy) || ctrlKey || metaKey || altKey) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
}
