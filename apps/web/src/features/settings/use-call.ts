// A call of the settings: under way, done, or what went wrong.
import type { Client } from '@sheaf/core/api/client'
import { useState } from 'react'
import { createApi } from '../../data/api'
import { useSession } from '../../data/hooks'
import { problemText } from '../../data/problem-text'

interface Calling {
  readonly isBusy: boolean
  readonly problem: string | null
  /** One at a time. Resolves to whether it went through. */
  readonly run: (work: (api: Client) => Promise<unknown>) => Promise<boolean>
}

export function useCall(): Calling {
  const { userId, spaceId } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run: Calling['run'] = async work => {
    if (isBusy) return false
    setBusy(true)
    setProblem(null)
    try {
      await work(createApi(userId, spaceId))
      return true
    } catch (error) {
      setProblem(problemText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}
