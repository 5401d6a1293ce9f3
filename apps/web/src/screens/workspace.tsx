// One account's workspaces: which one is open, making the first, moving between them, and signing out.

import type { Uuid } from '@sheaf/core/ids'
import { HostSessionProvider } from '@sheaf/editor/host/session'
import { Button } from '@sheaf/ui/button/button'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { ToastProvider } from '@sheaf/ui/toast/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { accounts } from '../data/accounts'
import { SessionContext } from '../data/hooks'
import { useSpaceSession } from '../data/use-space-session'
import { awaitTitle } from '../editing/awaited-title'
import { type WorkspaceChoice, WorkspaceMenu } from '../features/sidebar/workspace-menu'
import { Frame } from '../frame/frame'
import { FrameSkeleton } from '../frame/frame-skeleton'
import { t } from '../i18n/t'
import { navigate } from '../navigation'
import { rootRoute, type ScreenRoute } from '../routes'
import styles from './empty.module.css'
import { chosenSpace, keepChosenSpace, openSpace } from './open-space'
import type { OpenSettings } from './settings-of'
import type { Leaving } from './sign-out'
import { accountsOf, type Spaces, useSpaces, workspacesOf } from './use-spaces'

const AcceptInvite = onDemand(async () => (await import('./accept-invite')).AcceptInvite).Part
const CreateWorkspace = onDemand(async () => (await import('./create-workspace')).CreateWorkspace).Part
const Elsewhere = onDemand(async () => (await import('./find-elsewhere')).Elsewhere).Part
const InviteDialog = onDemand(async () => (await import('../features/invite/invite-dialog')).InviteDialog).Part
const SettingsOf = onDemand(async () => (await import('./settings-of')).SettingsOf).Part
const AskedSpace = onDemand(async () => (await import('./asked-space')).AskedSpace).Part
const SignOut = onDemand(async () => (await import('./sign-out')).SignOut).Part

interface WorkspaceProps {
  readonly userId: Uuid
  readonly signedIn: readonly Uuid[]
  readonly route: ScreenRoute
}

export function Workspace({ userId, route }: WorkspaceProps) {
  const spaces = useSpaces(userId)
  return (
    <ToastProvider label={t('Notifications')} closeLabel={t('Close')}>
      <Opened userId={userId} route={route} spaces={spaces} />
    </ToastProvider>
  )
}

function Opened({ userId, route, spaces }: { userId: Uuid; route: ScreenRoute; spaces: Spaces }) {
  const [chosen, setChosen] = useState(() => chosenSpace(userId))
  const [isCreating, setCreating] = useState(false)
  if (spaces.state === 'loading') return <FrameSkeleton />
  if (spaces.state === 'failed')
    return (
      <div className={styles.empty} role="alert">
        <h1 className={styles.title}>{t('Couldn’t open your workspace')}</h1>
        <p className={styles.text}>{spaces.problem}</p>
        <Button onClick={spaces.again}>{t('Try again')}</Button>
      </div>
    )
  const choose = (spaceId: Uuid): void => {
    keepChosenSpace(userId, spaceId)
    setChosen(spaceId)
    setCreating(false)
  }
  if (route.name === 'teamInvite')
    return (
      <AcceptInvite
        code={route.params.inviteCode}
        userId={userId}
        onJoined={spaceId =>
          void spaces.reload().then(() => {
            choose(spaceId)
            navigate(rootRoute, 'replace')
          })
        }
      />
    )
  const current = openSpace(spaces.maps, userId, chosen)
  if (isCreating || !current)
    return (
      <CreateWorkspace
        userId={userId}
        isFirst={!current}
        onCancel={() => setCreating(false)}
        onCreated={(spaceId, recordMap) => {
          spaces.add(spaceId, recordMap)
          awaitTitle()
          choose(spaceId)
          navigate(rootRoute, 'replace')
        }}
      />
    )
  const onChoose = (choice: WorkspaceChoice, keepAddress = false): void => {
    if (choice.userId === userId && choice.spaceId === current.spaceId) return
    keepChosenSpace(choice.userId, choice.spaceId)
    if (!keepAddress) navigate(rootRoute)
    if (choice.userId === userId) choose(choice.spaceId)
    else accounts.refresh(choice.userId)
  }
  return (
    <Space
      key={current.spaceId}
      userId={userId}
      spaceId={current.spaceId}
      route={route}
      spaces={spaces}
      onChoose={onChoose}
      onCreate={() => setCreating(true)}
    />
  )
}

interface SpaceProps {
  readonly userId: Uuid
  readonly spaceId: Uuid
  readonly route: ScreenRoute
  readonly spaces: Extract<Spaces, { state: 'ready' }>
  readonly onChoose: (choice: WorkspaceChoice, keepAddress?: boolean) => void
  readonly onCreate: () => void
}

function Space({ userId, spaceId, route, spaces, onChoose, onCreate }: SpaceProps) {
  const session = useSpaceSession(userId, spaceId, spaces.maps[userId] ?? {})
  const [isInviting, setInviting] = useState(false)
  const [settings, setSettings] = useState<OpenSettings | null>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const leave = (who: Leaving['who']): void => setLeaving({ who, at: Date.now() })
  if (!session) return <FrameSkeleton />
  const all = workspacesOf(spaces.maps)
  const known = { accounts: accountsOf(spaces.maps), workspaces: all }
  const elsewhere =
    route.name === 'page' ? (
      <Elsewhere
        key={route.params.blockId}
        pageId={route.params.blockId}
        userId={userId}
        {...known}
        workspaces={all.filter(choice => choice.userId !== userId || choice.spaceId !== spaceId)}
        onFound={choice => onChoose(choice, true)}
      />
    ) : (
      (route.name === 'space' || route.name === 'uniqueId' || route.name === 'collection') && (
        <AskedSpace key={JSON.stringify(route.params)} asked={route.params} {...known} onFound={onChoose} />
      )
    )
  return (
    <SessionContext value={session}>
      <HostSessionProvider value={session}>
        <Frame
          route={route}
          elsewhere={elsewhere}
          showSettings={tab => setSettings({ tab: tab ?? 'account', isWanted: tab !== undefined })}
          spaces={{ spaceCount: all.length, switchSpace: i => all[i] && onChoose(all[i]) }}
          head={
            <WorkspaceMenu
              {...known}
              onChoose={onChoose}
              onCreate={onCreate}
              onInvite={() => setInviting(true)}
              onSettings={() => setSettings({ tab: 'account', isWanted: false })}
              onSignOut={leave}
            />
          }
        />
        {settings && <SettingsOf spaces={spaces} settings={settings} onChange={setSettings} />}
        {route.name === 'logout' && <Once run={() => leave('all')} />}
        {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
        {leaving !== null && <SignOut session={session} leaving={leaving} onEnd={() => setLeaving(null)} />}
      </HostSessionProvider>
    </SessionContext>
  )
}

/** For an address that does something. */
function Once({ run }: { readonly run: () => void }): null {
  const start = useEffectEvent(run)
  useEffect(() => start(), [])
  return null
}
