// Which screen there is: signing in, or the workspace of the account this tab shows.
import { routeGroups } from '@sheaf/core/routes/groups'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { accounts } from './data/accounts'
import { prefetchSpaces } from './data/load-spaces'
import { sessionEnds } from './data/session-ends'
import { FrameSkeleton } from './frame/frame-skeleton'
import { MissingParts } from './frame/missing-parts'
import { PageSkeleton } from './frame/page-skeleton'
import { useLocale } from './i18n/use-locale'
import { currentRoute, goTo, navigate, useRoute } from './navigation'
import { RETURN_KEY } from './return-to'
import { loginRoute, type ScreenRoute } from './routes'
import { screens } from './screens/screens'

// The editor and the sync engine are most of the code; signing in does without them.
const OtherScreen = onDemand(async () => (await import('./screens/other-screen')).OtherScreen, <PageSkeleton />).Part
const SignIn = onDemand(async () => (await import('./screens/sign-in')).SignIn, <PageSkeleton />).Part
const SignUp = onDemand(async () => (await import('./screens/sign-up')).SignUp, <PageSkeleton />).Part
const Workspace = onDemand(async () => (await import('./screens/workspace')).Workspace, <FrameSkeleton />)

const signingUp = new Set<ScreenRoute['name']>(['signup', 'signupReferral', 'signupTrial'])
const signingIn = new Set<ScreenRoute['name']>([...signingUp, 'login', 'addAnotherAccount'])
/** Shown to whoever is not signed in. */
const openToAll = new Set<ScreenRoute['name']>([
  ...routeGroups.openWithoutLogin,
  ...routeGroups.authCallbacks,
  ...screens.flatMap(({ routes, isOpenToAll }) => (isOpenToAll ? routes : [])),
  'notFound',
  'unknown',
])

/** The app shows the frame by itself when the first screen takes longer. */
const PREPARED_WITHIN_MS = 1_000

/** Before anything is drawn: what the first screen is drawn from. The document shows the frame meanwhile. */
export async function prepareScreen(): Promise<void> {
  const { current } = accounts.get()
  const route = currentRoute()
  if (!current || !route || signingIn.has(route.name)) return
  const prepare = async (): Promise<void> => {
    const [maps, { beginIn }] = await Promise.all([
      prefetchSpaces(current),
      import('./screens/open-space'),
      Workspace.whenHere(),
    ])
    if (maps) await beginIn(maps, current, route)
  }
  // What cannot be had is told by whoever shows it.
  await Promise.race([prepare().catch(() => {}), new Promise(resolve => setTimeout(resolve, PREPARED_WITHIN_MS))])
}

export function App() {
  useLocale()
  const route = useRoute()
  const { current, signedIn } = useSyncExternalStore(accounts.subscribe, accounts.get)
  const [endedFor, setEndedFor] = useState(false)
  const isSigningIn = route !== null && signingIn.has(route.name)
  const isOpenToAll = route !== null && openToAll.has(route.name)

  useEffect(() => Workspace.load(), [])
  useEffect(() => {
    if (current) void prefetchSpaces(current)
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
    if (!current && route && !isSigningIn && !isOpenToAll) goToSignIn()
  }, [current, isSigningIn, isOpenToAll, route])

  const onSignedIn = (): void => {
    setEndedFor(false)
    const path = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    goTo(path ?? '/', 'replace')
  }
  return (
    <>
      {isSigningIn &&
        (signingUp.has(route.name) ? (
          <SignUp route={route} hasAccount={current !== undefined} onSignedIn={onSignedIn} />
        ) : (
          <SignIn route={route} ended={endedFor} hasAccount={current !== undefined} onSignedIn={onSignedIn} />
        ))}
      {!current && isOpenToAll && <OtherScreen route={route} />}
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
  const { pathname, search, hash } = location
  if (pathname !== '/' || search !== '') sessionStorage.setItem(RETURN_KEY, pathname + search + hash)
  navigate(loginRoute, 'replace')
}
