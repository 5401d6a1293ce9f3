// The home of a workspace: a greeting, the pages one was on last, and one's favourites. What is on the device is shown at once and without
// a connection; what was opened on other devices follows.

import { rowsOf } from '@sheaf/sync/record-rows'
import { Button } from '@sheaf/ui/button/button'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useEffect, useId, useState } from 'react'
import { makePrivatePage, openPage } from '../../actions/pages'
import { useDerived, useRecord, useSession } from '../../data/hooks'
import { recentPages } from '../../editing/recents'
import { t } from '../../i18n/t'
import styles from './home.module.css'
import {
  allVisits,
  favouritePages,
  type HomePage,
  partOfDay,
  recentlyVisited,
  samePages,
  type Visit,
} from './home-pages'
import { PageCard } from './page-card'

const ASKED_PAGES = 20

export function Home() {
  const session = useSession()
  const { spaceId, userId } = session
  const name = useRecord('sheaf_user', userId)?.name ?? ''
  const visits = useVisits()
  const recent = useDerived(replica => recentlyVisited(replica, visits), samePages)
  const favourites = useDerived(favouritePages, samePages)
  const space = useRecord('space', spaceId)
  useEffect(() => {
    document.title = `${t('Home')} · Sheaf`
  }, [])
  return (
    <div className={styles.home}>
      <header className={styles.head}>
        <h1 className={styles.greeting}>{greeting(name)}</h1>
        {space?.name && <p className={styles.place}>{space.name}</p>}
      </header>
      {favourites.length > 0 && <Pages title={t('Favorites')} pages={favourites} />}
      {recent.length > 0 && <Pages title={t('Recently visited')} pages={recent} />}
      {recent.length === 0 && favourites.length === 0 && (
        <div className={styles.begin}>
          <p>{t('Pages you visit appear here')}</p>
          <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => openPage(makePrivatePage(session))}>
            {t('New page')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Pages({ title, pages }: { readonly title: string; readonly pages: readonly HomePage[] }) {
  const id = useId()
  const [now] = useState(Date.now)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.id}>
            <PageCard page={page} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function useVisits(): readonly Visit[] {
  const session = useSession()
  const { spaceId } = session
  const [visits, setVisits] = useState<readonly Visit[]>(() =>
    recentPages(spaceId)
      .list()
      .map(id => ({ id: id as Visit['id'], visitedTime: null })),
  )
  useEffect(() => {
    let isWanted = true
    session.api.getRecentPages({ spaceId, limit: ASKED_PAGES }).then(
      ({ pages, recordMap }) => {
        session.client.absorb(rowsOf(recordMap))
        if (isWanted) setVisits(here => allVisits(pages, here))
      },
      // What is on the device is shown already.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [session, spaceId])
  return visits
}

function greeting(name: string): string {
  const first = name.trim()
  switch (partOfDay(new Date().getHours())) {
    case 'morning':
      return first ? t('Good morning, {name}', { name: first }) : t('Good morning')
    case 'afternoon':
      return first ? t('Good afternoon, {name}', { name: first }) : t('Good afternoon')
    default:
      return first ? t('Good evening, {name}', { name: first }) : t('Good evening')
  }
}
