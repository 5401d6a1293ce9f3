// A key for a list whose entries are still on their way: it waits for them, with all that is typed behind it.
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { holdKeys, type KeyHold } from './held-keys'

/** Gives what a key that has to wait is handed to. */
export function useKeyWait(isWaiting: boolean): (event: KeyboardEvent) => void {
  const hold = useRef<KeyHold | null>(null)
  useEffect(() => {
    if (!isWaiting) hold.current?.end()
  }, [isWaiting])
  useEffect(() => () => hold.current?.drop(), [])
  return event => {
    event.preventDefault()
    event.stopPropagation()
    hold.current = holdKeys({ first: event.nativeEvent, isExclusive: true })
  }
}
