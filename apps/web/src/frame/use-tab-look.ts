// What the browser's tab shows of the page that is open: its name and its icon.
import type { Uuid } from '@sheaf/core/ids'
import { isPicture, pageLook } from '@sheaf/core/kinds/page-look'
import { useEffect } from 'react'
import { useRecord } from '../data/hooks'
import { pageTitle } from '../data/page-title'

const OURS = '/favicon.svg'

/** An emoji as a picture of itself. */
const drawn = (emoji: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y=".9em" font-size="90">${emoji.replaceAll(/[<&]/g, '')}</text></svg>`,
  )}`

export function useTabLook(pageId: Uuid | undefined): void {
  const block = useRecord('block', pageId)
  const title = block && pageTitle(block)
  const { icon } = pageLook(block)
  const emoji = icon !== null && !isPicture(icon) ? icon : null
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Sheaf`
  }, [title])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link || emoji === null) return
    link.href = drawn(emoji)
    return () => {
      link.href = OURS
    }
  }, [emoji])
}
