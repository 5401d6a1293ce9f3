// Everybody in the space, asked for while somebody looks for a person: who wrote nothing yet is not on the device. Who comes joins those who
// are known here (`known-pages.ts`); without a connection those are all.
import { useEffect, useState } from 'react'
import { useSession } from '../data/hooks'
import { spaceMembers } from '../data/space-members'

/** Draws anew when more people are known. */
export function useAskedPeople(): void {
  const session = useSession()
  const [, setAnswers] = useState(0)
  useEffect(() => {
    let isHere = true
    spaceMembers(session).then(
      () => isHere && setAnswers(count => count + 1),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [session])
}
