// At the foot of a page's menu: how many words it has, and who edited it last.
import type { Uuid } from '@sheaf/core/ids'
import { MenuGroup, MenuSeparator } from '@sheaf/ui/menu/menu-item'
import { useEffect } from 'react'
import { useRecord, useSession } from '../data/hooks'
import { lastEdit } from '../data/last-edit'
import { personOf } from '../data/use-people'
import { wordsOnPage } from '../data/word-count'
import { formatDate, t } from '../i18n/t'

export function PageFacts({ pageId }: { readonly pageId: Uuid }) {
  const session = useSession()
  const edit = lastEdit(session.replica, pageId)
  const by = edit?.by
  const user = useRecord('sheaf_user', by)
  useEffect(() => {
    if (by) session.learnPeople([by])
  }, [session, by])
  const count = wordsOnPage(session.replica, pageId)
  return (
    <>
      <MenuSeparator />
      <MenuGroup label={t('{count, plural, one {# word} other {# words}}', { count })} />
      {edit && by && <MenuGroup label={t('Last edited by {name}', { name: personOf(by, user).name })} />}
      {edit && <MenuGroup label={formatDate(edit.time, { dateStyle: 'medium', timeStyle: 'short' })} />}
    </>
  )
}
