// What menus offer: every form of every kind that people can insert. An entry point of its own: it is loaded with the first menu.
import type { BlockOffer, KindOffers } from '@sheaf/core/kinds/offer'
import { audioOffers } from './blocks/audio/audio.offers'
import { bookmarkOffers } from './blocks/bookmark/bookmark.offers'
import { breadcrumbOffers } from './blocks/breadcrumb/breadcrumb.offers'
import { bulletedListOffers } from './blocks/bulleted-list/bulleted-list.offers'
import { buttonOffers } from './blocks/button/button.offers'
import { calloutOffers } from './blocks/callout/callout.offers'
import { codeOffers } from './blocks/code/code.offers'
import { collectionViewOffers } from './blocks/collection-view/collection-view.offers'
import { collectionViewPageOffers } from './blocks/collection-view-page/collection-view-page.offers'
import { columnListOffers } from './blocks/column-list/column-list.offers'
import { dividerOffers } from './blocks/divider/divider.offers'
import { drawingOffers } from './blocks/drawing/drawing.offers'
import { embedsOffers } from './blocks/embeds/embeds.offers'
import { equationOffers } from './blocks/equation/equation.offers'
import { factoryOffers } from './blocks/factory/factory.offers'
import { fileOffers } from './blocks/file/file.offers'
import { headerOffers } from './blocks/header/header.offers'
import { imageOffers } from './blocks/image/image.offers'
import { linkToPageOffers } from './blocks/link-to-page/link-to-page.offers'
import { mapsOffers } from './blocks/maps/maps.offers'
import { numberedListOffers } from './blocks/numbered-list/numbered-list.offers'
import { pageOffers } from './blocks/page/page.offers'
import { pdfOffers } from './blocks/pdf/pdf.offers'
import { quoteOffers } from './blocks/quote/quote.offers'
import { slideOffers } from './blocks/slide/slide.offers'
import { subHeaderOffers } from './blocks/sub-header/sub-header.offers'
import { subSubHeaderOffers } from './blocks/sub-sub-header/sub-sub-header.offers'
import { tabOffers } from './blocks/tab/tab.offers'
import { tableOffers } from './blocks/table/table.offers'
import { tableOfContentsOffers } from './blocks/table-of-contents/table-of-contents.offers'
import { textOffers } from './blocks/text/text.offers'
import { toDoOffers } from './blocks/to-do/to-do.offers'
import { toggleOffers } from './blocks/toggle/toggle.offers'
import { transclusionContainerOffers } from './blocks/transclusion-container/transclusion-container.offers'
import { videoOffers } from './blocks/video/video.offers'

export const allOffers: readonly KindOffers[] = [
  textOffers,
  pageOffers,
  headerOffers,
  subHeaderOffers,
  subSubHeaderOffers,
  toDoOffers,
  bulletedListOffers,
  numberedListOffers,
  toggleOffers,
  quoteOffers,
  calloutOffers,
  dividerOffers,
  equationOffers,
  codeOffers,
  tableOffers,
  columnListOffers,
  transclusionContainerOffers,
  buttonOffers,
  factoryOffers,
  slideOffers,
  tableOfContentsOffers,
  breadcrumbOffers,
  tabOffers,
  linkToPageOffers,
  collectionViewOffers,
  collectionViewPageOffers,
  imageOffers,
  videoOffers,
  audioOffers,
  fileOffers,
  pdfOffers,
  bookmarkOffers,
  drawingOffers,
  mapsOffers,
  ...embedsOffers,
]

const byType = new Map(allOffers.map(({ type, offers }) => [type, offers]))
/** Not offered: nobody inserts one directly. */
export const offersOf = (type: string): readonly BlockOffer[] => byType.get(type) ?? []
