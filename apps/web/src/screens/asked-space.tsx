// The address of a workspace, by its id or its domain, of a row by its readable id, or of a database: leads there where the person may
// go, and offers another account of this browser where only that one may.
import { useEffect, useEffectEvent, useState } from 'react'
import { framePanel } from '../data/frame-panel'
import { useSession } from '../data/hooks'
import type { AccountChoice, WorkspaceChoice } from '../features/sidebar/workspace-items'
import { t } from '../i18n/t'
import { goTo, navigate } from '../navigation'
import { blockHash, notFoundRoute, pagePath, rootRoute } from '../routes'
import { type Asked, type Found, findAsked, isForPage } from './find-asked'
import { OtherAccount } from './other-account'

interface AskedSpaceProps {
  readonly asked: Asked & {
    /** What is looked for there. */
    readonly q?: string
    readonly searchRequest?: string
  }
  /** Of every account. */
  readonly workspaces: readonly WorkspaceChoice[]
  readonly accounts: readonly AccountChoice[]
  readonly onFound: (choice: WorkspaceChoice, keepAddress?: boolean) => void
}

export function AskedSpace({ asked, workspaces, accounts, onFound }: AskedSpaceProps) {
  const { userId, spaceId: here } = useSession()
  const [offered, setOffered] = useState<WorkspaceChoice | null>(null)
  const open = (choice: WorkspaceChoice): void => onFound(choice, isForPage(asked) || asked.q !== undefined)
  const lead = useEffectEvent((found: Found | null) => {
    const choice = workspaces.find(({ userId, spaceId }) => userId === found?.userId && spaceId === found.spaceId)
    if (!found || !choice) return navigate(notFoundRoute, 'replace')
    if (choice.userId !== userId) return setOffered(choice)
    if (choice.spaceId !== here) return open(choice)
    if (found.pageId) return goTo(pagePath(found.pageId) + (found.blockId ? blockHash(found.blockId) : ''), 'replace')
    navigate(rootRoute, 'replace')
    const query = asked.q ?? asked.searchRequest
    if (query !== undefined) framePanel.set({ name: 'quick-find', query })
  })
  // The open workspace before this person's others, those before the ones of other accounts.
  const farness = (choice: WorkspaceChoice): number => (choice.userId !== userId ? 2 : Number(choice.spaceId !== here))
  const find = useEffectEvent(() =>
    findAsked(
      asked,
      workspaces.toSorted((one, other) => farness(one) - farness(other)),
    ),
  )
  useEffect(() => {
    let isLeft = false
    void find().then(found => isLeft || lead(found))
    return () => {
      isLeft = true
    }
  }, [])
  return (
    offered && (
      <OtherAccount
        title={isForPage(asked) ? t('This page is in another account') : t('This workspace is in another account')}
        choice={offered}
        accounts={accounts}
        onSwitch={() => open(offered)}
      />
    )
  )
}
