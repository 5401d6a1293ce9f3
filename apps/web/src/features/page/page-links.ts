// Pages inside a page read as links with their own names. The editor keeps a box for each of them; what the box says is drawn here,
// because only the screen knows titles and addresses.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { pageIcon, pageTitle } from '../../data/page-title'
import type { SpaceSession } from '../../data/space-session'
import { navigate } from '../../navigation'
import { pagePath } from '../../routes'
import styles from './page-screen.module.css'

/** Draws the links now and whenever something changes; the result stops it. */
export function showPageLinks(session: SpaceSession, place: HTMLElement): () => void {
  const draw = (): void => {
    for (const box of place.querySelectorAll<HTMLElement>('.sheaf-void')) drawOne(session, box)
  }
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-page-id]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate({ name: 'page', pageId: link.dataset['pageId'] as Uuid })
  }
  draw()
  place.addEventListener('click', onClick)
  const leave = session.watch.subscribeAny(draw)
  return () => {
    leave()
    place.removeEventListener('click', onClick)
  }
}

function drawOne({ replica }: SpaceSession, box: HTMLElement): void {
  const id = box.closest<HTMLElement>('[data-block-id]')?.dataset['blockId'] as Uuid | undefined
  const block = id && replica.block(id)
  if (!block || !catalogKinds.traits(block.type).page) return
  const icon = pageIcon(block)
  const words = icon ? `${icon} ${pageTitle(block)}` : pageTitle(block)
  if (box.querySelector('a')?.textContent === words) return
  const link = document.createElement('a')
  link.href = pagePath(id)
  link.dataset['pageId'] = id
  link.className = styles.pageLink ?? ''
  link.textContent = words
  if (!icon) link.prepend(pageSymbol())
  box.replaceChildren(link)
  box.classList.add(styles.pageBox ?? '')
}

const SVG = 'http://www.w3.org/2000/svg'
/** The sheet with two lines that stands for a page in the sidebar too. */
const sheetPath =
  'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7ZM14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8M10 9H8'

function pageSymbol(): SVGElement {
  const symbol = document.createElementNS(SVG, 'svg')
  symbol.setAttribute('viewBox', '0 0 24 24')
  symbol.setAttribute('aria-hidden', 'true')
  symbol.classList.add(styles.pageSymbol ?? '')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', sheetPath)
  symbol.append(path)
  return symbol
}
