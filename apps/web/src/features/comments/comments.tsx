// Everything about comments that lies over a page: the look of words that are discussed, bubbles in the margin, and what opens at them.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import { caretBehind, selectedText } from '@sheaf/editor/commands/selected-text'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { offerPanel, type PageContext } from '../../actions/page-context'
import { useRole } from '../../data/hooks'
import { updateSidebar } from '../../data/update-sidebar'
import { useStore } from '../../editing/store'
import { pageAddress, watchAddress } from '../../navigation'
import { anchorOf, blockAnchor } from './discussion-places'
import { DiscussionPopover } from './discussion-popover'
import { isOpen, useDiscussions } from './discussion-store'
import { DiscussionHighlights } from './highlight-discussions'
import { MarginBubbles } from './margin-bubbles'
import { askPageComment, openComments } from './open-comments'

/** A menu that closes gives the focus back to the text first. */
const AFTER_MENU_MS = 60

export function Comments({ page }: { readonly page: PageContext }) {
  const { editor, editing } = page
  const { pageId } = editing
  const discussions = useDiscussions(pageId)
  const open = useStore(openComments)
  const here = open?.pageId === pageId ? open : null
  const shown = discussions.filter(isOpen)

  const show = useEffectEvent((ids: readonly Uuid[]) => {
    const first = discussions.find(({ id }) => ids.includes(id))
    if (first) openComments.set({ pageId, ids, anchor: anchorOf(page, first) })
  })
  const onPress = useEffectEvent((event: MouseEvent): void => {
    const ids = discussedAt(event.target).filter(id => shown.some(one => one.id === id))
    const isSelecting = getSelection()?.isCollapsed === false
    if (ids.length > 0 && !isSelecting && !event.defaultPrevented) show(ids)
  })
  const comment = useEffectEvent((): void => {
    const words = selectedText(editor.core)
    const block = words?.spans[0]?.block ?? editor.blocks.current()
    if (!block) return askPageComment(pageId)
    const anchor = words ? anchorAtWords(page) : blockAnchor(page, block)
    caretBehind(editor.core)
    holdUntilFocus(() => openComments.set(null), isInComments)
    setTimeout(() => openComments.set({ pageId, anchor, target: { block, words } }), AFTER_MENU_MS)
  })

  const mayComment = allows(useRole('block', pageId), 'comment')
  useEffect(() => (mayComment ? offerPanel(page, 'comment', () => comment()) : undefined), [page, mayComment])
  useEffect(() => {
    const { root } = editor.blocks
    const listener = (event: MouseEvent): void => onPress(event)
    root.addEventListener('click', listener)
    return () => {
      root.removeEventListener('click', listener)
      if (openComments.get()?.pageId === pageId) openComments.set(null)
    }
  }, [editor, pageId])
  useDiscussionHighlights(
    shown.map(({ id }) => id),
    here && 'ids' in here ? here.ids : [],
  )
  useLinkedDiscussion(page, discussions.map(({ id }) => id).join(), show)

  return (
    <>
      <MarginBubbles page={page} pageId={pageId} discussions={shown.filter(({ at }) => at !== pageId)} />
      {here && <DiscussionPopover page={page} open={here} discussions={discussions} />}
    </>
  )
}

/** A menu that closes gives the focus back to the text in between. */
const isInComments = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-comments]') !== null && isWritable(target)

/** The discussions on the words that were pressed, the innermost first. */
function discussedAt(target: EventTarget | null): readonly Uuid[] {
  const ids: Uuid[] = []
  for (
    let at = (target as Element | null)?.closest?.<HTMLElement>('[data-discussion-id]');
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-discussion-id]')
  )
    ids.push(at.dataset['discussionId'] as Uuid)
  return ids
}

function anchorAtWords({ editor: { core, inline } }: PageContext) {
  const { from, to } = core.state.selection
  return inline.anchorOf(from, to)
}

function useDiscussionHighlights(open: readonly Uuid[], active: readonly Uuid[]): void {
  const [words, setWords] = useState<DiscussionHighlights | null>(null)
  useEffect(() => {
    const made = new DiscussionHighlights()
    setWords(made)
    return () => made.end()
  }, [])
  const [openKey, activeKey] = [open.join(), active.join()]
  // oxlint-disable-next-line react/exhaustive-deps -- the keys say what the lists hold
  useEffect(() => words?.show(open, active), [words, openKey, activeKey])
}

/** The number of the tab with the comments in an address. */
const COMMENTS_TAB = 1

/** Once for each address, when the discussion that it names is here. */
function useLinkedDiscussion(page: PageContext, known: string, show: (ids: readonly Uuid[]) => void): void {
  const query = useSyncExternalStore(watchAddress, () => location.search)
  const done = useRef('')
  const reveal = useEffectEvent((id: Uuid): void => {
    const words = page.editor.blocks.root.querySelector(`[data-discussion-id="${CSS.escape(id)}"]`)
    words?.scrollIntoView({ block: 'center' })
    show([id])
  })
  useEffect(() => {
    if (query !== '' && pageAddress().updateSidebarTab === COMMENTS_TAB) updateSidebar.set('comments')
  }, [query])
  useEffect(() => {
    const discussion = pageAddress().discussionId
    if (!discussion || done.current === query || !known.includes(discussion)) return
    done.current = query
    reveal(discussion)
  }, [query, known])
}
