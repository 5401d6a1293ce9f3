// The blocks below another block, in an editor of their own with the page's history: a synced block where it is shown, and the
// slides of a presentation.
import { allBlockKinds } from '@sheaf/catalog'
import { catalogViews, highlight } from '@sheaf/catalog/view'
import type { Uuid } from '@sheaf/core/ids'
import { isLocked } from '@sheaf/core/kinds/page-look'
import type { History } from '@sheaf/editor/history'
import { type BlockHost, BlockHostProvider, type NestedProps, useBlockHost } from '@sheaf/editor/host/block-host'
import { BlockPortals } from '@sheaf/editor/host/block-portals'
import { useEditable } from '@sheaf/editor/host/use-block'
import { type Openness, PageEditor } from '@sheaf/editor/page-editor'
import { showing, showOnly } from '@sheaf/editor/show-only'
import { drawIcon } from '@sheaf/ui/icon/draw-icon'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { newCopyId, newId } from '../../data/browser-world'
import { useRecord, useSession } from '../../data/hooks'
import { lateMentions } from '../../editing/late-mentions'
import { PageEditing } from '../../editing/page-editing'
import { PageTools } from '../../frame/page-tools'
import { t } from '../../i18n/t'
import { useLocale } from '../../i18n/use-locale'
import { choosePage } from './choose-page'
import { clipboardHandler } from './clipboard-handler'
import { commitStep } from './commit-step'
import { late } from './late-plugins'
import { unfurl } from './unfurl'
import { unknownBlock } from './unknown-block'

interface NestedTextProps extends NestedProps {
  readonly openness: Openness
  readonly history: () => History | undefined
  /** These blocks and no others, never written in. */
  readonly only?: readonly Uuid[]
}

export function NestedText({ root, label, onLeave, openness, history, only }: NestedTextProps) {
  const session = useSession()
  const locale = useLocale()
  const outer = useBlockHost()
  const page = useRecord('block', useRecord('block', root)?.page_id)
  const mayWrite = useEditable()
  const isEditable = mayWrite && only === undefined && !isLocked(page)
  const place = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<PageEditor | null>(null)
  const [editing, setEditing] = useState<PageEditing | null>(null)
  const leave = useEffectEvent(() => onLeave?.())
  const shared = useEffectEvent(history)
  const isReading = only !== undefined

  useEffect(() => {
    if (!place.current) return
    const history = shared()
    const editing = new PageEditing(root)
    const made = new PageEditor(place.current, {
      client: session.client,
      pageId: root,
      newId,
      newCopyId,
      now: () => Date.now(),
      editable: !isReading,
      ...(history && { history }),
      labels: {
        body: label,
        placeholder: t('Write, or press “/” for commands'),
        unknownBlock,
      },
      views: catalogViews,
      highlight,
      late,
      plugins: [showOnly()],
      openness,
      clipboardHandler,
      kinds: allBlockKinds,
      locale: () => locale,
      t,
      ...editing.hooks,
      drawIcon,
      mentions: lateMentions(session),
      emptyEquation: t('New equation'),
      onFocusTitle: () => leave(),
      onLeave: () => leave(),
    })
    editing.editor = made
    const unsubscribe = session.watch.subscribeNow(keys => made.changed(keys))
    setBody(made)
    setEditing(editing)
    return () => {
      unsubscribe()
      setBody(null)
      setEditing(null)
      made.destroy()
    }
  }, [session, root, label, openness, isReading, locale])

  useEffect(() => body?.setEditable(isEditable), [body, isEditable])
  useEffect(() => body?.core.dispatch(showing(body.core.state.tr, only ?? null)), [body, only])

  return (
    <BlockHostProvider value={useInnerHost(outer, body, editing, isReading)}>
      <div ref={place} />
      {body && <BlockPortals portals={body.portals} views={catalogViews} />}
      {editing && !isReading && (
        <PageTools
          editing={editing}
          choosePage={at => choosePage(session, at)}
          unfurl={url => unfurl(session, url)}
          blockMenu={undefined}
        />
      )}
    </BlockHostProvider>
  )
}

const never = { subscribe: () => () => {}, get: () => false }

/** The same host, with the caret and the steps of the editor inside. */
function useInnerHost(
  outer: BlockHost,
  body: PageEditor | null,
  editing: PageEditing | null,
  isReading: boolean,
): BlockHost {
  return useMemo(
    () => ({
      ...outer,
      ...(isReading && { editable: never }),
      commit: build => void commitStep(body, build),
      step: (build, into) => commitStep(body, build, into),
      revert: step => void body?.[step](),
      focus: (id, at = 'end') => body?.focusBlock(id, at),
      reveal: id => body?.reveal(id),
      chooseIcon: (at, chosen) => editing?.chooseIconFor(at, chosen),
    }),
    [outer, body, editing, isReading],
  )
}
