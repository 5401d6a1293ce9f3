// "Edited 5 min. ago", kept true while somebody looks at it; who and when on hover.
import type { Uuid } from '@sheaf/core/ids'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { useEffect, useState } from 'react'
import { useRecord, useSession } from '../data/hooks'
import { type LastEdit, lastEdit } from '../data/last-edit'
import { personOf } from '../data/use-people'
import { relativeTime } from '../i18n/relative-time'
import { formatDate, t } from '../i18n/t'
import styles from './topbar.module.css'

const AFTER_CHANGE_MS = 1000
const MINUTE_MS = 60_000

/** The whole page is looked at, so not at every keystroke. */
function useLastEdit(pageId: Uuid): { readonly edit: LastEdit | null; readonly now: number } {
  const { replica, watch } = useSession()
  const [held, setHeld] = useState(() => ({ edit: lastEdit(replica, pageId), now: Date.now() }))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      waiting = undefined
      setHeld({ edit: lastEdit(replica, pageId), now: Date.now() })
    }
    look()
    const leave = watch.subscribeAny(() => {
      waiting ??= setTimeout(look, AFTER_CHANGE_MS)
    })
    const minute = setInterval(look, MINUTE_MS)
    return () => {
      leave()
      clearTimeout(waiting)
      clearInterval(minute)
    }
  }, [replica, watch, pageId])
  return held
}

/** Only when it is looked at: the first date that is written takes as long as a frame or two. */
function When({ time }: { readonly time: number }) {
  return formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })
}

export function EditedTime({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const { edit, now } = useLastEdit(pageId)
  const by = edit?.by
  const user = useRecord('sheaf_user', by)
  useEffect(() => {
    if (by) session.learnPeople([by])
  }, [session, by])
  if (!edit) return null
  const ago = relativeTime(edit.time, now)
  return (
    <Tooltip
      label={by ? t('Edited by {name}', { name: personOf(by, user).name }) : t('Last edited')}
      detail={<When time={edit.time} />}
    >
      <time className={styles.edited} dateTime={new Date(edit.time).toISOString()}>
        {ago === null ? t('Edited just now') : t('Edited {ago}', { ago })}
      </time>
    </Tooltip>
  )
}
