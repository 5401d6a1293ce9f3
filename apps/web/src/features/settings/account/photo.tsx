// One's face: a picture from this device, or the initials.
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { Button } from '@sheaf/ui/button/button'
import { Icon, TrashIcon, UploadIcon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { usePicture } from '../../../data/files/use-picture'
import { useSession } from '../../../data/hooks'
import { problemText } from '../../../data/problem-text'
import { personOf } from '../../../data/use-people'
import { t } from '../../../i18n/t'
import { Problem } from '../setting'
import styles from '../settings.module.css'
import { useSelf } from '../use-self'

export function Photo() {
  const { userId } = useSession()
  const toasts = useToast()
  const { user, change } = useSelf()
  const person = personOf(userId, user)
  const save = (profilePhoto: string | null, done: string): void => {
    const before = user?.profile_photo ?? null
    change({ profilePhoto }).then(
      () =>
        toasts.show({
          text: done,
          action: { label: t('Undo'), onAction: () => void change({ profilePhoto: before }).catch(() => {}) },
        }),
      (error: unknown) => toasts.show({ text: problemText(error), tone: 'error' }),
    )
  }
  const picture = usePicture({ parentTable: 'sheaf_user', parentId: userId }, source =>
    save(source, t('Photo updated')),
  )
  return (
    <div className={styles.row}>
      <Avatar id={userId} name={person.name} photo={person.photo} size={64} decorative />
      <div className={styles.words}>
        <div className={styles.control}>
          <Button icon={<Icon of={UploadIcon} />} loading={picture.isSending} onClick={picture.pick}>
            {person.photo ? t('Change photo') : t('Add a photo')}
          </Button>
          {person.photo && (
            <Button variant="quiet" icon={<Icon of={TrashIcon} />} onClick={() => save(null, t('Photo removed'))}>
              {t('Remove photo')}
            </Button>
          )}
        </div>
        {picture.problem && <Problem>{picture.problem}</Problem>}
      </div>
    </div>
  )
}
