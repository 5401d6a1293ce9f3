// Groups that are folded. Kept in the view by those who may change it; others fold for themselves.
import { useDatabaseActions, useViewFields, useViewsEditable } from '@sheaf/database/contract/database-hooks'
import { useState } from 'react'

export interface Collapsed {
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
}

export function useCollapsed(): Collapsed {
  const fields = useViewFields()
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  const kept = fields.format['collapsed_groups']
  const saved = Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []
  const [own, setOwn] = useState<readonly string[] | null>(null)
  const keys = own ?? saved
  return {
    has: key => keys.includes(key),
    toggle: key => {
      const next = keys.includes(key) ? keys.filter(one => one !== key) : [...keys, key]
      if (isConfigurable) actions.setFormat('collapsed_groups', next.length > 0 ? [...next] : null)
      else setOwn(next)
    },
  }
}
