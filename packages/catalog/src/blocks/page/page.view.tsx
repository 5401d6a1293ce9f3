// A page inside a page: its icon and title, leading there.
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { PageLink } from '../../page-link/page-link'

const PageBlock = ({ id }: BlockProps) => <PageLink page={id} />

export const pageView: BlockView = { type: 'page', component: PageBlock }
