// A database that is a page, seen from the page around it: its icon and title, leading there.
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { PageLink } from '../../page-link/page-link'

const DatabasePageBlock = ({ id }: BlockProps) => <PageLink page={id} />

export const collectionViewPageView: BlockView = { type: 'collection_view_page', component: DatabasePageBlock }
