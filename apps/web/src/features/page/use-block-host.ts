// The page as its blocks' components see it.
import type { Uuid } from '@sheaf/core/ids'
import { isPicture, pageLook } from '@sheaf/core/kinds/page-look'
import { linkIntent } from '@sheaf/core/links/link-intent'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { BlockHost, Source } from '@sheaf/editor/host/block-host'
import type { RowWriter } from '@sheaf/editor/host/host-databases'
import type { Openness, PageEditor } from '@sheaf/editor/page-editor'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { isWritable } from '@sheaf/ui/held-keys/is-writable'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useMemo, useState } from 'react'
import { blockChannel } from '../../data/block-channel'
import { freshIds, newCopyId, newId } from '../../data/browser-world'
import { useSession } from '../../data/hooks'
import { hostDatabases } from '../../data/host-databases'
import { pageIcon, pageTitle } from '../../data/page-title'
import { pictureUrl } from '../../data/picture-url'
import { present } from '../../data/presenting'
import type { SpaceSession } from '../../data/space-session'
import type { PageEditing } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { useLocale } from '../../i18n/use-locale'
import { follow, navigate, openPeek } from '../../navigation'
import { blockHash, pagePath, pageRoute } from '../../routes'
import { blockFiles } from './block-files'
import { choosePage } from './choose-page'
import { clipboardHandler } from './clipboard-handler'
import { commitStep } from './commit-step'
import { copyBlocks } from './copy-blocks'
import { hostPeople } from './host-people'
import { nestedIn } from './nested-in'
import { unfurl } from './unfurl'

const FieldText = onDemand(
  async () => (await import('./field-text')).FieldText,
  ({ meanwhile }) => meanwhile,
).Part

/** What pages show and do of databases, given by the frame: features do not know each other. */
export interface PageDatabases extends Pick<BlockHost, 'Database' | 'InCollection'> {
  readonly rowWriter: (session: SpaceSession, tell: (words: string) => void) => Promise<RowWriter>
}

interface PageParts {
  readonly pageId: Uuid
  readonly openness: Openness
  /** Null while there is no editor. */
  readonly editor: () => PageEditor | null
  /** Null like it. */
  readonly editing: () => PageEditing | null
  readonly databases: PageDatabases
}

export function useBlockHost(
  { pageId, openness, editor, editing, databases }: PageParts,
  isEditable: boolean,
): BlockHost {
  const session = useSession()
  const locale = useLocale()
  const toasts = useToast()
  const editable = useEditableSource(isEditable)
  return useMemo(
    () => ({
      spaceId: session.spaceId,
      userId: session.userId,
      pageId,
      replica: session.replica,
      newId,
      newCopyId,
      fresh: freshIds,
      editable,
      record: recordsOf(session),
      t,
      locale,
      commit: build => void commitStep(editor(), build),
      step: (build, into) => commitStep(editor(), build, into),
      note: action => {
        const history = editor()?.history
        const entry = history?.note(action)
        return () => void (entry ? history?.takeBack(entry) : action.takeBack())
      },
      revert: step => void editor()?.[step](),
      focus: (id, at = 'end') => editor()?.focusBlock(id, at),
      reveal: id => editor()?.reveal(id),
      isOpen: openness.isOpen,
      setOpen: openness.setOpen,
      channelOf: block => blockChannel(session, block),
      Nested: nestedIn(openness, () => editor()?.history),
      FieldText,
      chooseIcon: (at, chosen) => editing()?.chooseIconFor(at, chosen),
      present: from => present(pageId, from),
      files: blockFiles(session, editor, toasts),
      pages: pagesOf(session),
      people: hostPeople(session),
      databases: {
        ...hostDatabases(session, build => void commitStep(editor(), build)),
        rowWriter: () => databases.rowWriter(session, text => void toasts.show({ text })),
      },
      Database: databases.Database,
      InCollection: databases.InCollection,
      unfurl: url => unfurl(session, url),
      toast: (text, { stays, ...more } = {}) => void toasts.show({ text, ...more, ...(stays && { durationMs: 0 }) }),
      closeToast: toasts.close,
      copy: async text => {
        await navigator.clipboard.writeText(text).then(
          () => toasts.show({ text: t('Copied') }),
          () => toasts.show({ text: t('Couldn’t copy'), tone: 'error' }),
        )
      },
      copyBlocks: trees =>
        void copyBlocks(trees, clipboardHandler).then(isDone =>
          toasts.show(isDone ? { text: t('Copied') } : { text: t('Couldn’t copy'), tone: 'error' }),
        ),
    }),
    [session, toasts, pageId, openness, editor, editing, editable, locale, databases],
  )
}

/** The host stays the same object when the right to write comes or goes. */
function useEditableSource(isEditable: boolean): Source<boolean> {
  const [{ source, set }] = useState(() => {
    let held = isEditable
    const listeners = new Set<() => void>()
    return {
      source: {
        subscribe: (listener: () => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        get: () => held,
      },
      set: (next: boolean) => {
        if (held === next) return
        held = next
        for (const listener of listeners) listener()
      },
    }
  })
  useEffect(() => set(isEditable), [set, isEditable])
  return source
}

const recordsOf =
  ({ watch, replica }: SpaceSession): BlockHost['record'] =>
  (table, id) => ({
    subscribe: listener => watch.subscribe(recordKey(table, id), listener),
    get: () => replica.get(table, id),
  })

const ICON_PX = 20

function open(page: Uuid, block?: Uuid): void {
  navigate(pageRoute(page))
  if (block) location.replace(blockHash(block))
}

function openAs(page: Uuid, mode: 'side' | 'centre' | 'full'): void {
  if (freshIds.has(page)) holdUntilFocus(() => {}, isWritable)
  if (mode === 'full') open(page)
  else openPeek(page, mode)
}

const pagesOf = (session: SpaceSession): BlockHost['pages'] => ({
  hrefOf: (page, block) => pagePath(page) + (block ? blockHash(block) : ''),
  open,
  openAs,
  follow: (press, page, block) => {
    const intent = linkIntent(press)
    if (intent !== 'here') return follow(pageRoute(page), intent)
    open(page, block)
    return true
  },
  lookOf: page => {
    const { icon } = pageLook(page)
    const picture = icon !== null && isPicture(icon) ? pictureUrl(icon, ICON_PX) : null
    return { title: pageTitle(page), icon: pageIcon(page) ?? null, picture }
  },
  learn: page => session.learnPages([page]),
  choose: at => choosePage(session, at),
})
