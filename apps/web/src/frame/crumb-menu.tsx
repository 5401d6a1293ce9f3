// The pages of a long path that the bar leaves out.
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuLink } from '@sheaf/ui/menu/menu-item'
import type { Opened } from '@sheaf/ui/on-demand/opener'
import { useRecord } from '../data/hooks'
import { pageTitle } from '../data/page-title'
import { linkTo } from '../navigation'
import { PageIcon } from '../page-icon/page-icon'
import { pageRoute } from '../routes'

export function CrumbMenu({ pages, ...opened }: Opened & { readonly pages: readonly Uuid[] }) {
  return (
    <Menu {...opened}>
      {pages.map(id => (
        <CrumbItem key={id} id={id} />
      ))}
    </Menu>
  )
}

function CrumbItem({ id }: { readonly id: Uuid }) {
  const block = useRecord('block', id)
  const { href, onClick } = linkTo(pageRoute(id))
  return (
    <MenuLink
      label={pageTitle(block)}
      icon={<PageIcon icon={pageLook(block).icon} />}
      // biome-ignore lint/a11y/useAnchorContent: the row's words are put into it
      link={<a href={href} onClick={onClick} />}
    />
  )
}
