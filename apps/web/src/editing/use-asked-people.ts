// Everybody in the space, asked for while somebody looks for a person: who wrote nothing yet is not on the device. Who comes joins those who
// are known here (`known-pages.ts`); without a connection those are all.
import { useEffect, useState } from 'react'
import { useSession } from '../data/hooks'
import { spaceMembers } from '../data/space-members'

/** Renders again when more people are known. True until the request is answered or has failed. */
export function useAskedPeople(): boolean {
  const session = useSession()
  const [isAsking, setAsking] = useState(true)
  useEffect(() => {
    let isHere = true
    const end = (): void => {
      if (isHere) setAsking(false)
    }
    spaceMembers(session).then(end, end)
    return () => {
      isHere = false
    }
  }, [session])
  return isAsking
}
