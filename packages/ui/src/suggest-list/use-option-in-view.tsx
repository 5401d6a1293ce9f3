// Keeps the active option of a list where it can be seen.
import { useEffect } from 'react'
import { optionId } from './active-option'

export function useOptionInView(list: string, active: string | null): void {
  useEffect(() => {
    if (active) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [list, active])
}
