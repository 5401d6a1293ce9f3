// Fetches what follows as soon as its end comes into sight, or by a press: always where the view says how many rows it begins with.

import { useAnswer, useViewFields } from '@sheaf/database/contract/database-hooks'
import { isLimited, nextRows } from '@sheaf/database/views/load-limit'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { useEffect, useRef } from 'react'
import type { RowPlace } from './row-place'

interface MoreRowsProps {
  readonly place: RowPlace
  /** How many are not here. */
  readonly left: number
  /** Only by a press, where many lists end in sight at once. */
  readonly isByPress?: boolean
}

export function MoreRows({ place: { group, subGroup }, left, isByPress: isAlwaysByPress = false }: MoreRowsProps) {
  const query = useAnswer()
  const fields = useViewFields()
  const isByPress = isAlwaysByPress || isLimited(fields)
  const { t } = useBlockHost()
  const button = useRef<HTMLButtonElement>(null)
  const { more, isLoading } = query
  useEffect(() => {
    const element = button.current
    if (!element || isByPress || isLoading) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(group, subGroup), {
      rootMargin: '50%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [more, isLoading, isByPress, group, subGroup])
  return (
    <Button ref={button} size="small" variant="quiet" loading={isLoading} onClick={() => more(group, subGroup)}>
      {left > 0 ? t('Load {count} more', { count: Math.min(left, nextRows(fields)) }) : t('Load more')}
    </Button>
  )
}
