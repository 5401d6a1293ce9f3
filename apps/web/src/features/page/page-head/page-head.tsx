// What stands over a page's title: its icon, and what can be added. Seen on hover and on focus; it never moves the title.
import type { Uuid } from '@sheaf/core/ids'
import type { PageLook } from '@sheaf/core/kinds/page-look'
import { Button } from '@sheaf/ui/button/button'
import { Icon, ImageIcon, SmileIcon } from '@sheaf/ui/icon/icon'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Opener } from '@sheaf/ui/on-demand/opener'
import type { ReactNode } from 'react'
import { restylePage } from '../../../actions/page-style'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { PageIcon } from '../../../page-icon/page-icon'
import type { EmojiChoice } from './icon-picker'

const randomStyle = fetched(() => import('./random-style'))
const IconPicker = onDemand(async () => (await import('./icon-picker')).IconPicker)

interface PageHeadProps {
  readonly pageId: Uuid
  readonly look: PageLook
  readonly isEditable: boolean
  readonly EmojiChoice: EmojiChoice
  readonly addComment: ReactNode
}

/** Of the icon over a title, in CSS pixels. */
const ICON_PX = 64

export function PageHead({ pageId, look, isEditable, EmojiChoice, addComment }: PageHeadProps) {
  const session = useSession()
  const icon = look.icon !== null && <PageIcon icon={look.icon} size={ICON_PX} isOptional />
  // Under an icon that stands on a cover, else over it.
  const isUnder = look.icon !== null && look.cover !== null
  const add = (addComment || (isEditable && !isUnder)) && (
    <div className="page-add">
      {isEditable && look.icon === null && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={SmileIcon} />}
          onClick={() =>
            void randomStyle
              .load()
              .then(({ randomEmoji }) => restylePage(session, pageId, { page_icon: randomEmoji(null) }))
          }
        >
          {t('Add icon')}
        </Button>
      )}
      {isEditable && look.cover === null && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={ImageIcon} />}
          onClick={() =>
            void randomStyle
              .load()
              .then(({ randomCover }) => restylePage(session, pageId, { page_cover: randomCover() }))
          }
        >
          {t('Add cover')}
        </Button>
      )}
      {addComment}
    </div>
  )
  return (
    <div className="page-head" data-cover={look.cover === null ? undefined : ''}>
      {!isUnder && add}
      {icon &&
        (isEditable ? (
          <Opener
            opens="dialog"
            onLikely={IconPicker.load}
            trigger={
              <button type="button" className="page-icon" aria-label={t('Change page icon')}>
                {icon}
              </button>
            }
          >
            {opened => <IconPicker.Part {...opened} pageId={pageId} EmojiChoice={EmojiChoice} />}
          </Opener>
        ) : (
          <div className="page-icon" aria-hidden="true">
            {icon}
          </div>
        ))}
      {isUnder && add}
    </div>
  )
}
