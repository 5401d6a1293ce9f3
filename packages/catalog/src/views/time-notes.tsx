// What a view in time says when it cannot show everything: rows without any date property, or more rows than it asks for.

import { useDatabase, useDatabaseActions, useViewsEditable } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { CalendarIcon } from '@sheaf/ui/icon/icon'
import { MOST_ROWS, NEEDS_DATE } from './date-property'
import { NothingYet } from './nothing-yet'
import styles from './time-notes.module.css'

export function NeedsDate() {
  const { t } = useBlockHost()
  const actions = useDatabaseActions()
  const isConfigurable = useViewsEditable()
  return (
    <NothingYet
      icon={CalendarIcon}
      title={t('Add a Date property to show rows here')}
      action={
        isConfigurable && (
          <Button onClick={() => actions.setFormat('date_property_id', actions.addProperty(NEEDS_DATE.type))}>
            {t('Add date')}
          </Button>
        )
      }
    />
  )
}

export function MoreThanShown() {
  const { t, locale } = useBlockHost()
  const { answer } = useDatabase('query').query
  const hasMore = answer && (answer.groups ? answer.groups.some(group => group.hasMore) : answer.hasMore)
  if (!hasMore) return null
  const count = new Intl.NumberFormat(locale).format(MOST_ROWS)
  return <p className={styles.more}>{t('Showing the first {count} rows. Add a filter to see others.', { count })}</p>
}
