// Every kind, in the order in which people see them. The server may import this entry point; views have their own.
import { type BlockKind, blockKinds } from '@sheaf/core/kinds/block-kind'
import { alias } from './blocks/alias/alias'
import { audio } from './blocks/audio/audio'
import { bookmark } from './blocks/bookmark/bookmark'
import { breadcrumb } from './blocks/breadcrumb/breadcrumb'
import { bulletedList } from './blocks/bulleted-list/bulleted-list'
import { button } from './blocks/button/button'
import { callout } from './blocks/callout/callout'
import { code } from './blocks/code/code'
import { collectionView } from './blocks/collection-view/collection-view'
import { collectionViewPage } from './blocks/collection-view-page/collection-view-page'
import { column } from './blocks/column/column'
import { columnList } from './blocks/column-list/column-list'
import { copyIndicator } from './blocks/copy-indicator/copy-indicator'
import { divider } from './blocks/divider/divider'
import { drawing } from './blocks/drawing/drawing'
import { embeds } from './blocks/embeds/embeds'
import { equation } from './blocks/equation/equation'
import { externalObjectInstance } from './blocks/external-object-instance/external-object-instance'
import { factory } from './blocks/factory/factory'
import { file } from './blocks/file/file'
import { header } from './blocks/header/header'
import { image } from './blocks/image/image'
import { linkToCollection } from './blocks/link-to-collection/link-to-collection'
import { linkToPage } from './blocks/link-to-page/link-to-page'
import { maps } from './blocks/maps/maps'
import { numberedList } from './blocks/numbered-list/numbered-list'
import { page } from './blocks/page/page'
import { pdf } from './blocks/pdf/pdf'
import { quote } from './blocks/quote/quote'
import { slide } from './blocks/slide/slide'
import { subHeader } from './blocks/sub-header/sub-header'
import { subSubHeader } from './blocks/sub-sub-header/sub-sub-header'
import { tab } from './blocks/tab/tab'
import { table } from './blocks/table/table'
import { tableOfContents } from './blocks/table-of-contents/table-of-contents'
import { tableRow } from './blocks/table-row/table-row'
import { text } from './blocks/text/text'
import { toDo } from './blocks/to-do/to-do'
import { toggle } from './blocks/toggle/toggle'
import { transclusionContainer } from './blocks/transclusion-container/transclusion-container'
import { transclusionReference } from './blocks/transclusion-reference/transclusion-reference'
import { video } from './blocks/video/video'

export { referenceTo, SYNCED, syncedBy } from './blocks/synced-pointer'

/** What selected blocks are put into when they are grouped. */
export const GROUP: string = toggle.type

export const allBlockKinds: readonly BlockKind[] = [
  text,
  page,
  header,
  subHeader,
  subSubHeader,
  toDo,
  bulletedList,
  numberedList,
  toggle,
  quote,
  callout,
  divider,
  equation,
  code,
  table,
  tableRow,
  columnList,
  column,
  transclusionContainer,
  transclusionReference,
  button,
  factory,
  slide,
  tableOfContents,
  breadcrumb,
  tab,
  linkToPage,
  collectionView,
  collectionViewPage,
  linkToCollection,
  alias,
  externalObjectInstance,
  copyIndicator,
  image,
  video,
  audio,
  file,
  pdf,
  bookmark,
  drawing,
  maps,
  ...embeds,
]
export const catalogKinds = blockKinds(allBlockKinds)
