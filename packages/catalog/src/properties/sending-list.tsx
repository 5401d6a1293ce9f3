// Files on their way, one below the other: how far each is, or why it did not arrive and how to go on.
import { fileSize } from '@sheaf/core/files/file-size'
import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon } from '@sheaf/ui/icon/icon'
import own from './file-list.module.css'
import type { FileSender, Sending } from './use-sending'

interface SendingListProps extends Pick<FileSender, 'retry' | 'cancel'> {
  readonly sending: readonly Sending[]
}

export function SendingList({ sending, retry, cancel }: SendingListProps) {
  const { t, locale } = useBlockHost()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return sending.map(({ key, file, part, problem }) => (
    <div key={key} className={picker.row}>
      <span className={picker.words}>
        <bdi>{file.name}</bdi>
        {problem === null ? (
          <span className={own.progress}>
            {t('{part} of {size}', { part: percent.format(part), size: fileSize(file.size, locale) })}
          </span>
        ) : (
          <span className={own.problem} role="alert">
            {problem}
          </span>
        )}
        {problem === null && (
          <progress className={own.bar} aria-label={t('Uploading {name}', { name: file.name })} max={1} value={part} />
        )}
      </span>
      {problem !== null && (
        <Button size="small" onClick={() => retry(key)}>
          {t('Try again')}
        </Button>
      )}
      <IconButton
        label={
          problem === null
            ? t('Cancel upload of “{name}”', { name: file.name })
            : t('Remove “{name}”', { name: file.name })
        }
        icon={<Icon of={CloseIcon} />}
        onClick={() => cancel(key)}
      />
    </div>
  ))
}
