// A box that is to show a database of elsewhere, before it is known which.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useAskOpen, useEditable } from '@sheaf/editor/host/use-block'
import { Button } from '@sheaf/ui/button/button'
import { ArrowUpRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { useDatabaseHost } from '../host/database-host'
import { ChooseLinked } from './choose-database'
import styles from './choose-database.module.css'
import { addLinkedView } from './sources'

export function LinkedBegin({ blockId }: { readonly blockId: Uuid }) {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const isEditable = useEditable()
  const [isAsking, setAsking] = useAskOpen(blockId, isEditable)
  if (!isEditable) return <p className={styles.words}>{t('No database selected yet')}</p>
  if (!isAsking)
    return (
      <Button variant="quiet" icon={<Icon of={ArrowUpRightIcon} />} onClick={() => setAsking(true)}>
        {t('Choose a database')}
      </Button>
    )
  return (
    <section className={styles.begin} aria-label={t('Linked view of database')}>
      <p className={styles.heading}>{t('Linked view of database')}</p>
      <ChooseLinked
        onChoose={view => void addLinkedView(host, ports, blockId, view)}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}
