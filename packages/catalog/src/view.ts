// How every kind is drawn, in the order of the catalog. Only the web imports this entry point.
import { type BlockView, blockViews } from '@sheaf/editor/views/block-view'
import { aliasView } from './blocks/alias/alias.view'
import { audioView } from './blocks/audio/audio.view'
import { bookmarkView } from './blocks/bookmark/bookmark.view'
import { breadcrumbView } from './blocks/breadcrumb/breadcrumb.view'
import { bulletedListView } from './blocks/bulleted-list/bulleted-list.view'
import { buttonView } from './blocks/button/button.view'
import { calloutView } from './blocks/callout/callout.view'
import { codeView } from './blocks/code/code.view'
import { collectionViewView } from './blocks/collection-view/collection-view.view'
import { collectionViewPageView } from './blocks/collection-view-page/collection-view-page.view'
import { columnView } from './blocks/column/column.view'
import { columnListView } from './blocks/column-list/column-list.view'
import { copyIndicatorView } from './blocks/copy-indicator/copy-indicator.view'
import { dividerView } from './blocks/divider/divider.view'
import { drawingView } from './blocks/drawing/drawing.view'
import { embedsView } from './blocks/embeds/embeds.view'
import { equationView } from './blocks/equation/equation.view'
import { externalObjectInstanceView } from './blocks/external-object-instance/external-object-instance.view'
import { factoryView } from './blocks/factory/factory.view'
import { fileView } from './blocks/file/file.view'
import { headerView } from './blocks/header/header.view'
import { imageView } from './blocks/image/image.view'
import { linkToCollectionView } from './blocks/link-to-collection/link-to-collection.view'
import { linkToPageView } from './blocks/link-to-page/link-to-page.view'
import { mapsView } from './blocks/maps/maps.view'
import { numberedListView } from './blocks/numbered-list/numbered-list.view'
import { pageView } from './blocks/page/page.view'
import { pdfView } from './blocks/pdf/pdf.view'
import { quoteView } from './blocks/quote/quote.view'
import { slideView } from './blocks/slide/slide.view'
import { subHeaderView } from './blocks/sub-header/sub-header.view'
import { subSubHeaderView } from './blocks/sub-sub-header/sub-sub-header.view'
import { tabView } from './blocks/tab/tab.view'
import { tableView } from './blocks/table/table.view'
import { tableOfContentsView } from './blocks/table-of-contents/table-of-contents.view'
import { tableRowView } from './blocks/table-row/table-row.view'
import { textView } from './blocks/text/text.view'
import { toDoView } from './blocks/to-do/to-do.view'
import { toggleView } from './blocks/toggle/toggle.view'
import { transclusionContainerView } from './blocks/transclusion-container/transclusion-container.view'
import { transclusionReferenceView } from './blocks/transclusion-reference/transclusion-reference.view'
import { videoView } from './blocks/video/video.view'

const allBlockViews: readonly BlockView[] = [
  textView,
  pageView,
  headerView,
  subHeaderView,
  subSubHeaderView,
  toDoView,
  bulletedListView,
  numberedListView,
  toggleView,
  quoteView,
  calloutView,
  dividerView,
  equationView,
  codeView,
  tableView,
  tableRowView,
  columnListView,
  columnView,
  transclusionContainerView,
  transclusionReferenceView,
  buttonView,
  factoryView,
  slideView,
  tableOfContentsView,
  breadcrumbView,
  tabView,
  linkToPageView,
  collectionViewView,
  collectionViewPageView,
  linkToCollectionView,
  aliasView,
  externalObjectInstanceView,
  copyIndicatorView,
  imageView,
  videoView,
  audioView,
  fileView,
  pdfView,
  bookmarkView,
  drawingView,
  mapsView,
  ...embedsView,
]
export const catalogViews = blockViews(allBlockViews)
/** Syntax highlighting, which the web passes to the editor. */
export const highlight: typeof import('./blocks/code/highlight').highlight = async (text, language) =>
  text === '' ? [] : (await import('./blocks/code/highlight')).highlight(text, language)
