// The answer to a question, drawn again when it changes. The last answer stays on screen while the next one is on its way.

import type { ComputedCell } from '@sheaf/core/collection/computed-column'
import type { Query, QueryContext } from '@sheaf/core/collection/query'
import type { Meaning } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useSession } from '@sheaf/editor/host/session'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { QueryState } from '../contract/database'
import { useDatabaseHost } from '../host/database-host'
import { CollectionQuestion } from './collection-question'

export interface Asked extends QueryState {
  readonly cellOf: (row: Uuid, property: string) => ComputedCell | undefined
  readonly meaningOf: (property: string) => Meaning | undefined
  readonly commentsOn: (row: Uuid) => number
}

interface Last {
  readonly collection: Uuid
  readonly answer: QueryState['answer']
  readonly question: CollectionQuestion
}

export function useQuestion(collectionId: Uuid, query: Query, by: Omit<QueryContext, 'now'>, step: number): Asked {
  const session = useSession()
  const host = useDatabaseHost()
  const key = JSON.stringify(query)
  const { zone, locale, weekStart } = by
  const question = useMemo(
    () =>
      new CollectionQuestion(session, host, collectionId, JSON.parse(key) as Query, { zone, locale, weekStart }, step),
    [session, host, collectionId, key, zone, locale, weekStart, step],
  )
  const state = useSyncExternalStore(question.subscribe, question.get)
  const [last, setLast] = useState<Last | null>(null)
  if (state.answer && last?.answer !== state.answer)
    setLast({ collection: collectionId, answer: state.answer, question })
  const kept = last?.collection === collectionId ? last : null
  return useMemo(
    () => ({
      answer: state.answer ?? kept?.answer ?? null,
      isLoading: state.isLoading,
      problem: state.problem,
      more: question.more,
      look: question.look,
      // What is computed stays with the answer that it came with.
      cellOf: (row, property) => (state.answer ? question : (kept?.question ?? question)).cellOf(row, property),
      meaningOf: property => question.meaningOf(property),
      commentsOn: row => (state.answer ? question : (kept?.question ?? question)).commentsOn(row),
    }),
    [state, kept, question],
  )
}
