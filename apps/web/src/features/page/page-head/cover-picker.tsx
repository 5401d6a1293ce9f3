// Choosing a cover: one that comes with the product, a picture of one's own, or the address of one.
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { Icon, LinkIcon, TrashIcon, UploadIcon } from '@sheaf/ui/icon/icon'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import { Popover } from '@sheaf/ui/popover/popover'
import { useToast } from '@sheaf/ui/toast/toast'
import { type FormEvent, useState } from 'react'
import { clearPageStyle, restylePage } from '../../../actions/page-style'
import { usePicture } from '../../../data/files/use-picture'
import { useRecord, useSession } from '../../../data/hooks'
import { pictureUrl } from '../../../data/picture-url'
import { t } from '../../../i18n/t'
import { joinClasses } from '../../../join-classes'
import { coverLabels, coverNames, coverValue } from '../../../page-cover/covers'
import covers from '../../../page-cover/covers.module.css'
import styles from './cover-picker.module.css'

interface CoverPickerProps extends Opened {
  readonly pageId: Uuid
}

export function CoverPicker({ pageId, anchor, open, onOpenChange }: CoverPickerProps) {
  const session = useSession()
  const toasts = useToast()
  const { cover } = pageLook(useRecord('block', pageId))
  const [problem, setProblem] = useState<string | undefined>()
  const labels = coverLabels()
  const choose = (value: string): void => {
    restylePage(session, pageId, { page_cover: value, page_cover_position: null })
    onOpenChange(false)
  }
  const picture = usePicture({ blockId: pageId }, choose)
  const onLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('address')
    const address = typeof said === 'string' ? said.trim() : ''
    if (pictureUrl(address, 1) === null) setProblem(t('Enter a link that starts with https://'))
    else choose(address)
  }
  return (
    <Popover
      title={t('Cover')}
      titleHidden
      anchor={anchor}
      open={open}
      onOpenChange={next => {
        onOpenChange(next)
        setProblem(undefined)
      }}
      align="end"
    >
      <div className={styles.gallery} role="group" aria-label={t('Covers')}>
        {coverNames.map(name => (
          <button
            key={name}
            type="button"
            className={joinClasses(styles.swatch, covers.drawn, covers[name])}
            aria-label={labels[name]}
            aria-pressed={cover === coverValue(name)}
            onClick={() => choose(coverValue(name))}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Button size="small" icon={<Icon of={UploadIcon} />} loading={picture.isSending} onClick={picture.pick}>
          {t('Upload image')}
        </Button>
        {cover !== null && (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={TrashIcon} />}
            onClick={() => {
              onOpenChange(false)
              clearPageStyle(session, pageId, ['page_cover', 'page_cover_position'], t('Cover removed'), toasts)
            }}
          >
            {t('Remove cover')}
          </Button>
        )}
      </div>
      {picture.problem && (
        <p className={styles.problem} role="alert">
          {picture.problem}
        </p>
      )}
      <form className={styles.link} onSubmit={onLink}>
        <Field
          label={t('Image link')}
          name="address"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          icon={<Icon of={LinkIcon} />}
          error={problem}
        />
        <Button type="submit">{t('Apply')}</Button>
      </form>
    </Popover>
  )
}
