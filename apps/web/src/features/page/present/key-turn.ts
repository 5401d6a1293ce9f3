// Which way a key turns a presentation. `press` is on too, unless a control has the focus.
type Turn = 'back' | 'on' | 'press' | 'first' | 'last'
export function keyTurn(key: string, isShifted: boolean, isRtl: boolean): Turn | null {
  switch (key) {
    case 'ArrowRight':
      return isRtl ? 'back' : 'on'
    case 'ArrowLeft':
      return isRtl ? 'on' : 'back'
    case 'ArrowDown':
    case 'PageDown':
      return 'on'
    case 'ArrowUp':
    case 'PageUp':
    case 'Backspace':
      return 'back'
    case ' ':
      return isShifted ? 'back' : 'press'
    case 'Enter':
      return 'press'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return null
  }
}
