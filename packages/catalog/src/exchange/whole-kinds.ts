// How every kind is exchanged with other programs.
import type { KindExchange, WholeKind } from '@sheaf/core/kinds/exchange'
import { aliasExchange } from '../blocks/alias/alias.exchange'
import { audioExchange } from '../blocks/audio/audio.exchange'
import { bookmarkExchange } from '../blocks/bookmark/bookmark.exchange'
import { breadcrumbExchange } from '../blocks/breadcrumb/breadcrumb.exchange'
import { bulletedListExchange } from '../blocks/bulleted-list/bulleted-list.exchange'
import { buttonExchange } from '../blocks/button/button.exchange'
import { calloutExchange } from '../blocks/callout/callout.exchange'
import { codeExchange } from '../blocks/code/code.exchange'
import { collectionViewExchange } from '../blocks/collection-view/collection-view.exchange'
import { collectionViewPageExchange } from '../blocks/collection-view-page/collection-view-page.exchange'
import { columnExchange } from '../blocks/column/column.exchange'
import { columnListExchange } from '../blocks/column-list/column-list.exchange'
import { copyIndicatorExchange } from '../blocks/copy-indicator/copy-indicator.exchange'
import { dividerExchange } from '../blocks/divider/divider.exchange'
import { drawingExchange } from '../blocks/drawing/drawing.exchange'
import { embedsExchange } from '../blocks/embeds/embeds.exchange'
import { equationExchange } from '../blocks/equation/equation.exchange'
import { externalObjectInstanceExchange } from '../blocks/external-object-instance/external-object-instance.exchange'
import { factoryExchange } from '../blocks/factory/factory.exchange'
import { fileExchange } from '../blocks/file/file.exchange'
import { headerExchange } from '../blocks/header/header.exchange'
import { imageExchange } from '../blocks/image/image.exchange'
import { linkToCollectionExchange } from '../blocks/link-to-collection/link-to-collection.exchange'
import { linkToPageExchange } from '../blocks/link-to-page/link-to-page.exchange'
import { mapsExchange } from '../blocks/maps/maps.exchange'
import { numberedListExchange } from '../blocks/numbered-list/numbered-list.exchange'
import { pageExchange } from '../blocks/page/page.exchange'
import { pdfExchange } from '../blocks/pdf/pdf.exchange'
import { quoteExchange } from '../blocks/quote/quote.exchange'
import { slideExchange } from '../blocks/slide/slide.exchange'
import { subHeaderExchange } from '../blocks/sub-header/sub-header.exchange'
import { subSubHeaderExchange } from '../blocks/sub-sub-header/sub-sub-header.exchange'
import { tabExchange } from '../blocks/tab/tab.exchange'
import { tableExchange } from '../blocks/table/table.exchange'
import { tableOfContentsExchange } from '../blocks/table-of-contents/table-of-contents.exchange'
import { tableRowExchange } from '../blocks/table-row/table-row.exchange'
import { textExchange } from '../blocks/text/text.exchange'
import { toDoExchange } from '../blocks/to-do/to-do.exchange'
import { toggleExchange } from '../blocks/toggle/toggle.exchange'
import { transclusionContainerExchange } from '../blocks/transclusion-container/transclusion-container.exchange'
import { transclusionReferenceExchange } from '../blocks/transclusion-reference/transclusion-reference.exchange'
import { videoExchange } from '../blocks/video/video.exchange'
import { allBlockKinds } from '../index'

const exchanges: readonly KindExchange[] = [
  textExchange,
  pageExchange,
  headerExchange,
  subHeaderExchange,
  subSubHeaderExchange,
  toDoExchange,
  bulletedListExchange,
  numberedListExchange,
  toggleExchange,
  quoteExchange,
  calloutExchange,
  dividerExchange,
  equationExchange,
  codeExchange,
  tableExchange,
  tableRowExchange,
  columnListExchange,
  columnExchange,
  transclusionContainerExchange,
  transclusionReferenceExchange,
  buttonExchange,
  factoryExchange,
  slideExchange,
  tableOfContentsExchange,
  breadcrumbExchange,
  tabExchange,
  linkToPageExchange,
  collectionViewExchange,
  collectionViewPageExchange,
  linkToCollectionExchange,
  aliasExchange,
  externalObjectInstanceExchange,
  copyIndicatorExchange,
  imageExchange,
  videoExchange,
  audioExchange,
  fileExchange,
  pdfExchange,
  bookmarkExchange,
  drawingExchange,
  mapsExchange,
  ...embedsExchange,
]

const byType = new Map(exchanges.map(exchange => [exchange.type, exchange]))
export const wholeKinds: readonly WholeKind[] = allBlockKinds.map(kind => {
  const exchange = byType.get(kind.type)
  if (!exchange) throw new Error(`the kind ${kind.type} has no exchange`)
  return { ...kind, ...exchange }
})
