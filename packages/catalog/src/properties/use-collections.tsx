// The collections of the workspace, asked for when settings are opened.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import { useEffect, useState } from 'react'

export interface Collections {
  /** Null while they are on their way. */
  readonly all: readonly KnownCollection[] | null
  /** In words, where they could not be asked for. */
  readonly problem: string | null
}

export function useCollections(): Collections {
  const { databases, t } = useBlockHost()
  const [found, setFound] = useState<Collections>({ all: null, problem: null })
  useEffect(() => {
    let isWanted = true
    databases.collections().then(
      all => isWanted && setFound({ all, problem: null }),
      (error: unknown) => isWanted && setFound({ all: null, problem: wordsOf(error) || t('Couldn’t load') }),
    )
    return () => {
      isWanted = false
    }
  }, [databases, t])
  return found
}
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '')
