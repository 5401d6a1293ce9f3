// Rows by their words, asked for once typing rests for a moment; an answer that comes late is dropped.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { FoundRow, HostDatabases } from '@sheaf/editor/host/host-databases'
import { useEffect, useState } from 'react'
import { wordsOf } from './use-collections'

export type RowSearch = Pick<HostDatabases, 'findRows'>

interface FoundRows {
  readonly rows: readonly FoundRow[]
  readonly problem: string | null
  readonly isLoading: boolean
}
const REST_MS = 150

export function useRowSearch(search: RowSearch, collection: Uuid, words: string): FoundRows {
  const { t } = useBlockHost()
  const [found, setFound] = useState<FoundRows & { readonly words: string | null }>({
    rows: [],
    problem: null,
    isLoading: true,
    words: null,
  })
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(
      () =>
        void search.findRows(collection, words.trim()).then(
          rows => isWanted && setFound({ rows, problem: null, isLoading: false, words }),
          (error: unknown) =>
            isWanted &&
            setFound({ rows: [], problem: wordsOf(error) || t('Couldn’t search'), isLoading: false, words }),
        ),
      words === '' ? 0 : REST_MS,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, collection, words, t])
  return { ...found, isLoading: found.isLoading || found.words !== words }
}
