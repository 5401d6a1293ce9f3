// Which screen there is: signing in, or the workspace of the account this tab shows.
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { accounts } from './data/accounts'
import { prefetchSpaces } from './data/load-spaces'
import { sessionEnds } from './data/session-ends'
import { FrameSkeleton } from './frame/frame-skeleton'
import { MissingParts } from './frame/missing-parts'
import { goTo, navigate, useRoute } from './navigation'
import { loginRoute } from './routes'

// The editor and the sync engine are most of the code; signing in does without them.
const NotFound = onDemand(async () => (await import('./screens/not-found')).NotFound).Part
const SignIn = onDemand(async () => (await import('./screens/sign-in')).SignIn).Part
const SignUp = onDemand(async () => (await import('./screens/sign-up')).SignUp).Part
const Workspace = onDemand(async () => (await import('./screens/workspace')).Workspace, <FrameSkeleton />)

const RETURN_KEY = 'sheaf:return-to'

export function App() {
  const route = useRoute()
  const { current, signedIn } = useSyncExternalStore(accounts.subscribe, accounts.get)
  const [endedFor, setEndedFor] = useState(false)
  const isSigningIn = route?.name === 'login' || route?.name === 'signup'

  useEffect(() => Workspace.load(), [])
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
    if (!current && route && !isSigningIn && route.name !== 'notFound') goToSignIn()
  }, [current, isSigningIn, route])

  const onSignedIn = (): void => {
    setEndedFor(false)
    const path = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    goTo(path ?? '/', 'replace')
  }
  return (
    <>
      {route?.name === 'login' && (
        <SignIn ended={endedFor} hasAccount={current !== undefined} onSignedIn={onSignedIn} />
      )}
      {route?.name === 'signup' && <SignUp hasAccount={current !== undefined} onSignedIn={onSignedIn} />}
      {!isSigningIn && !current && route?.name === 'notFound' && <NotFound />}
      {!isSigningIn &&
        current &&
        (route ? (
          <Workspace.Part key={current} userId={current} signedIn={signedIn} route={route} />
        ) : (
          <FrameSkeleton />
        ))}
      <MissingParts />
    </>
  )
}

function goToSignIn(): void {
  if (location.pathname !== '/') sessionStorage.setItem(RETURN_KEY, location.pathname)
  navigate(loginRoute, 'replace')
}
