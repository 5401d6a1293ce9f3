// The menus and panels over the page that is being written. Each comes when it is first wanted.

import type { Uuid } from '@sheaf/core/ids'
import type { Unfurled } from '@sheaf/editor/host/block-host'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useEffect, useState } from 'react'
import { useSession } from '../data/hooks'
import type { PageEditing, Panel } from '../editing/page-editing'
import { useStore } from '../editing/store'
import { LinkPanel } from './late-link-panel'

const SlashMenu = onDemand(async () => (await import('../features/slash-menu/slash-menu')).SlashMenu).Part
const MentionMenu = onDemand(async () => (await import('../features/mention-menu/mention-menu')).MentionMenu).Part
const EmojiMenu = onDemand(async () => (await import('../features/emoji/emoji-menu')).EmojiMenu).Part
const EmojiAtCaret = onDemand(async () => (await import('../features/emoji/emoji-at-caret')).EmojiAtCaret).Part
const EmojiForBlock = onDemand(async () => (await import('../features/emoji/emoji-for-block')).EmojiForBlock).Part
const Toolbar = onDemand(async () => (await import('../features/toolbar/toolbar')).Toolbar).Part
const LinkCard = onDemand(async () => (await import('../features/link-menu/link-card')).LinkCard).Part
const PastedMenu = onDemand(async () => (await import('../features/link-menu/pasted-menu')).PastedMenu).Part
const FindBar = onDemand(async () => (await import('../features/find/find-bar')).FindBar).Part
const LostText = onDemand(async () => (await import('../features/lost-text/lost-text')).LostText).Part
const EmbedPopover = onDemand(async () => (await import('../features/embed-popover/embed-popover')).EmbedPopover).Part

export interface PageToolsProps {
  readonly editing: PageEditing
  readonly choosePage: (at: HTMLElement) => Promise<Uuid | null>
  readonly unfurl: (url: string) => Promise<Unfurled>
  /** The menu of the block, for what concerns more than its words. */
  readonly blockMenu: (() => void) | undefined
  /** Says something about the selected words. */
  readonly comment?: (() => void) | undefined
}

export function PageTools({ editing, choosePage, unfurl, blockMenu, comment }: PageToolsProps) {
  const { userId } = useSession()
  const trigger = useStore(editing.trigger)
  const panel = useStore(editing.panel)
  const selection = useStore(editing.selection)
  const hovered = useStore(editing.hovered)
  const find = useStore(editing.find)
  const lost = useStore(editing.lost)
  const [picksEmoji, setPicksEmoji] = useState(false)
  useEffect(() => {
    // Paper has the end of a long page too, which may not be drawn yet.
    const drawAll = (): void => editing.editor.core.drawAll()
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [editing])
  const isEditable = editing.editor.blocks.canEdit
  return (
    <>
      {trigger?.kind === 'slash' && (
        <SlashMenu
          editing={editing}
          trigger={trigger}
          userId={userId}
          choosePage={choosePage}
          pickEmoji={() => {
            holdUntilFocus(() => setPicksEmoji(false))
            setPicksEmoji(true)
          }}
        />
      )}
      {(trigger?.kind === 'mention' || trigger?.kind === 'link' || trigger?.kind === 'page') && (
        <MentionMenu editing={editing} trigger={trigger} />
      )}
      {trigger?.kind === 'emoji' && <EmojiMenu editing={editing} trigger={trigger} />}
      {picksEmoji && <EmojiAtCaret editing={editing} onClose={() => setPicksEmoji(false)} />}
      {selection && <Toolbar editing={editing} blockMenu={blockMenu} comment={comment} />}
      {panel?.name === 'link' && <LinkFor editing={editing} panel={panel} />}
      {panel?.name === 'pasted' && <PastedMenu editing={editing} panel={panel} unfurl={unfurl} />}
      {panel?.name === 'icon' && <EmojiForBlock editing={editing} panel={panel} />}
      {panel?.name === 'embed' && <EmbedPopover editing={editing} panel={panel} />}
      {lost.map(one => (
        <LostText key={one.id} editing={editing} lost={one} />
      ))}
      {hovered && <LinkCard editing={editing} isEditable={isEditable} />}
      {find && <FindBar editing={editing} isEditable={isEditable} />}
    </>
  )
}

/** The selected words, or the link around the caret, as long as they are there. */
function LinkFor({
  editing,
  panel,
}: {
  readonly editing: PageEditing
  readonly panel: Extract<Panel, { name: 'link' }>
}) {
  const { core, inline } = editing.editor
  const at = panel.place()
  const isGone = at === null
  useEffect(() => {
    if (isGone) editing.closePanel()
  }, [editing, isGone])
  if (!at) return null
  const { place, link } = panel
  return (
    <LinkPanel
      text={core}
      place={place}
      link={link}
      anchor={inline.anchorOf(at.from, at.to)}
      onClose={() => editing.closePanel()}
    />
  )
}
