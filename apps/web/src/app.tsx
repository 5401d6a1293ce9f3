// Which screen there is: signing in, or the workspace of the account this tab shows.
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { accounts } from './data/accounts'
import { prefetchSpaces } from './data/load-spaces'
import { sessionEnds } from './data/session-ends'
import { FrameSkeleton } from './frame/frame-skeleton'
import { navigate, useRoute } from './navigation'
import { parseRoute } from './routes'
import { NotFound } from './screens/not-found'

// The editor and the sync engine are most of the code; signing in does without them.
const loadWorkspace = () => import('./screens/workspace')
const SignIn = lazy(async () => ({ default: (await import('./screens/sign-in')).SignIn }))
const SignUp = lazy(async () => ({ default: (await import('./screens/sign-up')).SignUp }))
const Workspace = lazy(() => loadWorkspace().then(({ Workspace }) => ({ default: Workspace })))

const RETURN_KEY = 'sheaf:return-to'

export function App() {
  const route = useRoute()
  const { current, signedIn } = useSyncExternalStore(accounts.subscribe, accounts.get)
  const [endedFor, setEndedFor] = useState(false)
  const isSigningIn = route.name === 'login' || route.name === 'signup'

  useEffect(() => void loadWorkspace(), [])
  useEffect(() => {
    if (current) prefetchSpaces(current)
  }, [current])
  useEffect(
    () =>
      sessionEnds.listen(userId => {
        if (!accounts.get().signedIn.includes(userId)) return
        setEndedFor(true)
        accounts.forget(userId)
        if (!accounts.get().current) goToSignIn()
      }),
    [],
  )
  useEffect(() => {
    if (!current && !isSigningIn && route.name !== 'not-found') goToSignIn()
  }, [current, isSigningIn, route.name])

  const onSignedIn = (): void => {
    setEndedFor(false)
    const path = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    navigate(path ? parseRoute(path) : { name: 'home' }, 'replace')
  }
  if (isSigningIn)
    return (
      <Suspense>
        {route.name === 'login' ? (
          <SignIn ended={endedFor} hasAccount={current !== undefined} onSignedIn={onSignedIn} />
        ) : (
          <SignUp hasAccount={current !== undefined} onSignedIn={onSignedIn} />
        )}
      </Suspense>
    )
  if (route.name === 'not-found' && !current) return <NotFound />
  if (!current) return null
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Workspace key={current} userId={current} signedIn={signedIn} route={route} />
    </Suspense>
  )
}

function goToSignIn(): void {
  if (location.pathname !== '/') sessionStorage.setItem(RETURN_KEY, location.pathname)
  navigate({ name: 'login' }, 'replace')
}
