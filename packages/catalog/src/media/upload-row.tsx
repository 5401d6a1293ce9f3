// A file on its way: how far it is, and what can be done when it does not arrive.
import { fileSize } from '@sheaf/core/files/file-size'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CircleAlertIcon, CloseIcon, Icon, UploadIcon } from '@sheaf/ui/icon/icon'
import type { Media } from './use-media'

export function UploadRow({ media }: { readonly media: Media }) {
  const { host, upload, id } = media
  if (!upload) return null
  const { t, locale } = host
  const percent = upload.size > 0 ? Math.min(100, Math.round((100 * upload.sent) / upload.size)) : 0
  if (upload.state === 'failed')
    return (
      <div className="sheaf-media-row sheaf-media-failed" role="alert">
        <Icon of={CircleAlertIcon} />
        <span className="sheaf-media-words">
          <strong>{t('Couldn’t upload {name}.', { name: upload.name })}</strong> {upload.reason}
        </span>
        <Button size="small" onClick={() => host.files.retry(id)}>
          {t('Try again')}
        </Button>
        <IconButton label={t('Cancel')} icon={<Icon of={CloseIcon} />} onClick={() => host.files.cancel(id)} />
      </div>
    )
  return (
    <div className="sheaf-media-row">
      <Icon of={UploadIcon} />
      <span className="sheaf-media-words">
        <span className="sheaf-media-name">{upload.name}</span>
        <span className="sheaf-media-detail">
          {upload.state === 'waiting' ? (upload.reason ?? t('Waiting')) : share(percent / 100, locale)} ·{' '}
          {fileSize(upload.size, locale)}
        </span>
        <progress
          className="sheaf-media-progress"
          aria-label={t('Uploading {name}', { name: upload.name })}
          max={100}
          value={percent}
        />
      </span>
      <IconButton label={t('Cancel upload')} icon={<Icon of={CloseIcon} />} onClick={() => host.files.cancel(id)} />
    </div>
  )
}

const share = (part: number, locale: string): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
