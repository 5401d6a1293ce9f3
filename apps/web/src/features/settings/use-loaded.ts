// Something that a page of the settings asks for when it opens, and again when it has changed it.
import type { Client } from '@sheaf/core/api/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { createApi } from '../../data/api'
import { useSession } from '../../data/hooks'
import { problemText } from '../../data/problem-text'

interface Loaded<T> {
  /** Null until it is here. */
  readonly value: T | null
  readonly problem: string | null
  readonly reload: () => Promise<void>
}

export function useLoaded<T>(ask: (api: Client) => Promise<T>): Loaded<T> {
  const { userId, spaceId } = useSession()
  const [value, setValue] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = (): Promise<void> =>
    ask(createApi(userId, spaceId)).then(
      found => {
        setValue(() => found)
        setProblem(null)
      },
      (error: unknown) => setProblem(problemText(error)),
    )
  const first = useEffectEvent(load)
  useEffect(() => void first(), [])
  return { value, problem, reload: load }
}
