// Who can see a page, as far as its records say, and the ways to bring others to it.
import type { Uuid } from '@sheaf/core/ids'
import type { Role } from '@sheaf/core/permissions/roles'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { Button } from '@sheaf/ui/button/button'
import { GlobeIcon, Icon, LinkIcon, LockIcon, UserPlusIcon, UsersIcon } from '@sheaf/ui/icon/icon'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import { Popover } from '@sheaf/ui/popover/popover'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ReactNode, useEffect } from 'react'
import { copyLink } from '../../actions/copy-link'
import { useDerived, useSession } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { t } from '../../i18n/t'
import { type Reader, readersOf, sameReaders } from './readers'
import styles from './share-popover.module.css'

interface SharePopoverProps extends Opened {
  readonly pageId: Uuid
  readonly onInvite: () => void
}

const wordOf = (role: Role): string =>
  ({
    none: '',
    reader: t('can view'),
    commenter: t('can comment'),
    content_editor: t('can edit content'),
    editor: t('can edit'),
    owner: t('full access'),
  })[role]

export function SharePopover({ pageId, onInvite, anchor, open, onOpenChange }: SharePopoverProps) {
  const session = useSession()
  const toasts = useToast()
  const readers = useDerived(replica => readersOf(replica, pageId), sameReaders)
  const people = readers.flatMap(reader => (reader.kind === 'user' ? [reader.id] : []))
  const key = people.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the list holds
  useEffect(() => session.learnPeople(people), [session, key])
  return (
    <Popover title={t('Share')} anchor={anchor} align="end" open={open} onOpenChange={onOpenChange}>
      <ul className={styles.readers} role="list" aria-label={t('Who has access')}>
        {readers.map(reader => (
          <ReaderRow key={reader.kind === 'user' ? reader.id : reader.kind} reader={reader} />
        ))}
      </ul>
      <div className={styles.ways}>
        <Button icon={<Icon of={LinkIcon} />} onClick={() => copyLink(toasts, pageId)}>
          {t('Copy link')}
        </Button>
        <Button
          icon={<Icon of={UserPlusIcon} />}
          onClick={() => {
            onOpenChange(false)
            onInvite()
          }}
        >
          {t('Invite people')}
        </Button>
      </div>
    </Popover>
  )
}

function ReaderRow({ reader }: { readonly reader: Reader }) {
  const user = useDerived(
    replica => (reader.kind === 'user' ? personOf(reader.id, replica.get('sheaf_user', reader.id)) : null),
    (a, b) => a?.name === b?.name && a?.photo === b?.photo,
  )
  const { userId } = useSession()
  const row = (sign: ReactNode, name: string): ReactNode => (
    <li className={styles.reader}>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{wordOf(reader.role)}</span>
    </li>
  )
  switch (reader.kind) {
    case 'team':
      return row(<Icon of={UsersIcon} />, t('Everyone in {name}', { name: reader.name }))
    case 'space':
      return row(<Icon of={UsersIcon} />, t('Everyone in this workspace'))
    case 'public':
      return row(<Icon of={GlobeIcon} />, t('Anyone with the link'))
    case 'only-you':
      return row(<Icon of={LockIcon} />, t('Only you'))
    case 'user':
      return row(
        <Avatar id={reader.id} name={user?.name ?? ''} photo={user?.photo} size={20} decorative />,
        reader.id === userId ? t('{name} (you)', { name: user?.name ?? '' }) : (user?.name ?? ''),
      )
  }
}
