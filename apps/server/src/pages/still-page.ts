// A page before the app is there: its head and the blocks that it begins with, as HTML in the place where the app will draw the same. It is made of
// what the reader is told, and of nothing else.
import { printHtml } from '@sheaf/catalog/exchange/print-html'
import { stillBlocks } from '@sheaf/catalog/still/still-blocks'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import { imageAddress } from '@sheaf/core/files/file-addresses'
import type { Uuid } from '@sheaf/core/ids'
import { element, type HtmlElement, htmlText } from '@sheaf/core/kinds/exchange'
import { isDatabasePage, isPicture, type PageLook, pageLook } from '@sheaf/core/kinds/page-look'
import { allows, type Role } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'

/** Of the icon over a title, in CSS pixels, twice for fine screens. */
const ICON_PX = 128

/** Empty where there is nothing to be drawn. */
export function stillPage(pageId: Uuid, map: RecordMap): string {
  const page = map.block?.[pageId]
  const value = page?.value
  if (!page || !value?.alive) return ''
  const look = pageLook(value)
  const isDatabase = isDatabasePage(value)
  const blockOf = (id: Uuid): BlockValue | undefined => map.block?.[id]?.value
  // Properties of a row and what was said about a page stand between its title and its text, and are drawn by the app.
  const hasMore = value.parent_table === 'collection' || (value.discussions?.length ?? 0) > 0
  const body =
    isDatabase || hasMore
      ? { html: '', isWhole: false }
      : stillBlocks(value, {
          block: blockOf,
          nameOf: ({ k, v }) => {
            const id = v[0] as Uuid
            if (k === 'u') return map.sheaf_user?.[id]?.value?.name ?? undefined
            const named = k === 'p' ? blockOf(id) : undefined
            return named && (plainText(titleOf(named)) || undefined)
          },
        })
  const title = plainText(titleOf(value))
  const parts = [
    ...(look.cover === null ? [] : [printHtml([box('page-cover-room')])]),
    `<article class="page-column"${printed(attributesOf(look, isDatabase, body.isWhole))}>`,
    printHtml([
      head(look, page.role, isDatabase),
      element('h1', { className: ['page-title'] }, [
        element('div', { className: ['sheaf-title'], dir: 'auto' }, [title === '' ? element('br') : htmlText(title)]),
      ]),
    ]),
    `<div class="page-body"><div class="sheaf-editor">${body.html}</div></div></article>`,
  ]
  return parts.join('')
}

const titleOf = ({ properties }: BlockValue): RichText => (properties?.['title'] ?? []) as RichText
const box = (name: string, children: HtmlElement['children'] = []): HtmlElement =>
  element('div', { className: [name] }, children)

/** What stands over a title: room for what can be added, and the icon. As in the app (`page-head.tsx`). */
function head({ icon, cover, isLocked }: PageLook, role: Role, isDatabase: boolean): HtmlElement {
  const isEditable = allows(role, 'edit') && (isDatabase || !isLocked)
  const isUnder = icon !== null && cover !== null
  const add = allows(role, 'comment') || (isEditable && !isUnder) ? [box('page-add')] : []
  const sign = icon === null ? [] : [box('page-icon', [drawnIcon(icon)])]
  const made = box('page-head', isUnder ? [...sign, ...add] : [...add, ...sign])
  return cover === null ? made : { ...made, properties: { ...made.properties, 'data-cover': '' } }
}

function drawnIcon(icon: string): HtmlElement {
  const address = isPicture(icon) ? imageAddress(icon, ICON_PX) : null
  if (address !== null) return element('img', { className: ['page-icon-picture'], src: address, alt: '' })
  return element('span', {}, isPicture(icon) ? [] : [htmlText(icon)])
}

const attributesOf = (
  look: PageLook,
  isDatabase: boolean,
  isWhole: boolean,
): Readonly<Record<string, boolean | string>> => ({
  'data-font': look.font,
  'data-full-width': look.isFullWidth || isDatabase,
  'data-database': isDatabase,
  'data-small-text': look.isSmallText,
  'data-cover': look.cover !== null,
  'data-more': !isWhole,
})
const printed = (attributes: Readonly<Record<string, boolean | string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === false ? '' : value === true ? ` ${name}=""` : ` ${name}="${value}"`))
    .join('')
