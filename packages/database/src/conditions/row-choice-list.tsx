// Rows of a collection to tick, found by their words wherever they are; those that are ticked stay at hand.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { FoundRow } from '@sheaf/editor/host/host-databases'
import { useEffect, useState } from 'react'
import { useDatabase } from '../contract/database-hooks'
import { ChoiceList } from './choice-list'

interface RowChoiceListProps {
  readonly label: string
  readonly collection: Uuid
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}
const REST_MS = 150

export function RowChoiceList({ label, collection, chosen, onChange }: RowChoiceListProps) {
  const { databases } = useBlockHost()
  const { words: said } = useDatabase('words')
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly FoundRow[]>([])
  useEffect(() => {
    let isWanted = true
    const find = (): void =>
      void databases.findRows(collection, words.trim()).then(
        rows => isWanted && setFound(rows),
        () => isWanted && setFound([]),
      )
    const timer = setTimeout(find, words === '' ? 0 : REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [databases, collection, words])
  const ids = new Set(found.map(({ id }) => id as string))
  const kept = words.trim() === '' ? chosen.filter(id => !ids.has(id)) : []
  return (
    <ChoiceList
      label={label}
      choices={[
        ...kept.map(id => ({ id, name: said.names.page(id) })),
        ...found.map(({ id, title }) => ({ id, name: title })),
      ]}
      chosen={chosen}
      onChange={onChange}
      search={{ words, onSearch: setWords }}
    />
  )
}
