// Puts a key, or words, into what has the focus, as far as a program may.
import { isWritable } from './is-writable'

const isField = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function pasteOf(words: string): ClipboardEvent {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
}

export function pressKey(target: Element | null, pressed: KeyboardEvent | string): void {
  if (!target) return
  if (typeof pressed === 'string') {
    if (pressed === '') return
    // What takes no words may do something with them all the same.
    if (isWritable(target)) document.execCommand('insertText', false, pressed)
    else target.dispatchEvent(pasteOf(pressed))
    return
  }
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed
  const copy = new KeyboardEvent('keydown', {
    ...{ key, code, shiftKey, ctrlKey, metaKey, altKey },
    bubbles: true,
    cancelable: true,
  })
  if (!target.dispatchEvent(copy)) return
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a' && isField(target)) target.select()
    return
  }
  if (target instanceof HTMLButtonElement) {
    if (key === 'Enter' || key === ' ') target.click()
  } else if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit()
  else if (key === 'Enter' && target instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n')
}
