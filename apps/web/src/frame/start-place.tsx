// `/` leads where the person chose to start, else to the first page, else says how to begin.
import { useEffect, useState } from 'react'
import { useDerived, useSession } from '../data/hooks'
import { preferredStarts, startPage, startsAtHome } from '../data/start-page'
import { goTo, navigate } from '../navigation'
import { pageRoute } from '../routes'
import { EmptyWorkspace } from './empty-workspace'
import { lastVisited } from './last-visited'

export function StartPlace() {
  const session = useSession()
  const [isAsked, setAsked] = useState(false)
  const { start, unknown } = useDerived(
    replica => {
      const preferred = preferredStarts(replica, lastVisited(session))
      return { start: startPage(replica, preferred), unknown: preferred.filter(id => !replica.block(id)).join() }
    },
    (a, b) => a.start === b.start && a.unknown === b.unknown,
  )
  // Pages in pages, and those far down a list, are not here yet: whether they can be opened, the server says.
  const isAsking = unknown !== '' && !isAsked
  useEffect(() => {
    if (!isAsking) return
    const asked = unknown.split(',').map(id => session.learnBlock(id as never))
    void Promise.allSettled(asked).then(() => setAsked(true))
  }, [session, isAsking, unknown])
  const isHome = useDerived(startsAtHome, Object.is)
  useEffect(() => {
    if (isHome) goTo('/home', 'replace')
    else if (start && !isAsking) navigate(pageRoute(start), 'replace')
  }, [isHome, start, isAsking])
  return isHome || start || isAsking ? null : <EmptyWorkspace />
}
