// Over the corner of a slide: a way to present from here.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Button } from '@sheaf/ui/button/button'
import { Icon, PlayIcon } from '@sheaf/ui/icon/icon'

export function SlideBar({ id }: BlockProps) {
  const { t, present } = useBlockHost()
  return (
    <div className="sheaf-slide-bar">
      <Button size="small" variant="quiet" icon={<Icon of={PlayIcon} mirrored />} onClick={() => present(id)}>
        {t('Present from here')}
      </Button>
    </div>
  )
}
