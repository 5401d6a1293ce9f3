// Title and text of a page: two editors over the same records with one history. React draws their places and nothing inside.
import '@sheaf/editor/editor.css'
import '@sheaf/editor/inline.css'
import '@sheaf/editor/block-selection/block-selection.css'
import '@sheaf/editor/drag/drag.css'
import { allBlockKinds } from '@sheaf/catalog'
import { catalogViews, highlight } from '@sheaf/catalog/view'
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { History, type Pacing } from '@sheaf/editor/history'
import { BlockHostProvider } from '@sheaf/editor/host/block-host'
import { BlockPortals } from '@sheaf/editor/host/block-portals'
import { type Openness, PageEditor, type PageEditorOptions } from '@sheaf/editor/page-editor'
import { TitleEditor } from '@sheaf/editor/title-editor'
import { askForCaption } from '@sheaf/editor/views/caption-event'
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import { drawIcon } from '@sheaf/ui/icon/draw-icon'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { useToast } from '@sheaf/ui/toast/toast'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PageContext } from '../../actions/page-context'
import { newCopyId, newId } from '../../data/browser-world'
import { takeEarlyInput } from '../../data/early-input'
import { useSession } from '../../data/hooks'
import { endPresenting, usePresenting } from '../../data/presenting'
import type { SpaceSession } from '../../data/space-session'
import { endTitleWait } from '../../editing/awaited-title'
import { lateMentions } from '../../editing/late-mentions'
import { PageEditing } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { useLocale } from '../../i18n/use-locale'
import { choosePage, PageChooser } from './choose-page'
import { clipboardHandler } from './clipboard-handler'
import { late } from './late-plugins'
import { keptOpenness } from './openness'
import styles from './page-screen.module.css'
import type { PageUndo } from './page-undo'
import { pasteProgress } from './paste-progress'
import { undoPacing } from './undo-progress'
import { unfurl } from './unfurl'
import { unknownBlock } from './unknown-block'
import { type PageDatabases, useBlockHost } from './use-block-host'
import { useLinkedBlock } from './use-linked-block'

const drop = fetched(() => import('./drop-files'))
const Presentation = onDemand(async () => (await import('./present/presentation')).Presentation)

interface PageTextProps {
  readonly pageId: Uuid
  readonly isEditable: boolean
  readonly onUndo: (undo: PageUndo | null) => void
  /** The page can be written on; null when it is left. */
  readonly onOpen: (page: PageContext | null) => void
  readonly databases: PageDatabases
  /** The page is a database: its views stand where other pages have their text. */
  readonly isDatabase: boolean
  readonly underTitle: ReactNode
}

export function PageText({ pageId, isEditable, onUndo, onOpen, databases, isDatabase, underTitle }: PageTextProps) {
  const session = useSession()
  const locale = useLocale()
  const titlePlace = useRef<HTMLHeadingElement>(null)
  const bodyPlace = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const editors = useRef<{ readonly title: TitleEditor; readonly body: PageEditor } | null>(null)
  const [body, setBody] = useState<PageEditor | null>(null)
  const openness = useMemo(() => keptOpenness(session.userId), [session.userId])
  const editor = useCallback(() => editors.current?.body ?? null, [])
  const editingRef = useRef<PageEditing | null>(null)
  const currentEditing = useCallback(() => editingRef.current, [])
  const host = useBlockHost({ pageId, openness, editor, editing: currentEditing, databases }, isEditable)
  const upload = useRef(host.files.upload)
  const copy = useRef(host.copyBlocks)
  useEffect(() => {
    upload.current = host.files.upload
    copy.current = host.copyBlocks
  }, [host])
  const presenting = usePresenting()
  const toasts = useToast()

  // In the frame that draws their places: where the document showed the page already, it stays in sight.
  useLayoutEffect(() => {
    if (!titlePlace.current || !bodyPlace.current || !overlay.current) return
    const editing = new PageEditing(pageId)
    const made = makeEditors(
      session,
      pageId,
      titlePlace.current,
      bodyPlace.current,
      openness,
      {
        onFiles: (files, at) => {
          const editor = editors.current?.body
          const send = (id: Uuid, file: File): void => upload.current(id, file)
          if (!editor) return
          // What is typed next goes below them.
          const hold = holdKeys()
          void drop
            .load()
            .then(({ dropFiles }) => dropFiles(editor, files, at, send, toasts))
            .finally(hold.end)
        },
        onPicture: (id, picture) => upload.current(id, picture),
        onPasteProgress: pasteProgress(toasts),
      },
      editing,
      locale,
      undoPacing(session, toasts),
    )
    editing.editor = made.body
    editingRef.current = editing
    editors.current = made
    setBody(made.body)
    const { title, body } = made
    // In the same task as the change: a document that is behind would misplace the next key.
    const leave = session.watch.subscribeNow(keys => {
      title.changed(keys)
      body.changed(keys)
    })
    onOpen({
      editor: body,
      overlay: overlay.current,
      panels: {
        choosePage: at => choosePage(session, at),
        caption: id => askCaption(bodyPlace.current, id),
        copyBlocks: trees => copy.current(trees),
        find: replaces => editing.askFind(replaces),
        link: () => editing.askLink(),
      },
      editing,
      unfurl: url => unfurl(session, url),
    })
    onUndo({ undo: () => body.undo(), redo: () => body.redo() })
    return () => {
      leave()
      onUndo(null)
      onOpen(null)
      editors.current = null
      editingRef.current = null
      setBody(null)
      title.destroy()
      body.destroy()
    }
  }, [session, pageId, onUndo, onOpen, openness, locale, toasts])
  // After what is around the page has had its turn: a peek takes the focus first, and a page without a title is written in at once.
  useEffect(() => {
    const title = editors.current?.title
    if (!body || !title) return
    const isAwaited = endTitleWait()
    const early = takeEarlyInput()
    if (early) {
      const hold = holdKeys({ earlier: early.keys })
      if (!body.focusAt(early.place) && !title.focusAt(early.place)) body.focus('end')
      hold.end()
    } else if (isAwaited || rawTitle(session.replica.block(pageId)) === '') title.focus('end')
  }, [session, pageId, body])

  useEffect(() => {
    editors.current?.title.setEditable(isEditable)
    editors.current?.body.setEditable(isEditable)
  }, [isEditable])

  useLinkedBlock(body)
  useEffect(() => session.presence.enter(session.pointer('block', pageId), {}), [session, pageId])

  return (
    <BlockHostProvider value={host}>
      <h1 ref={titlePlace} className="page-title" />
      {body && underTitle}
      <div ref={overlay} className={styles.overlay} />
      <div ref={bodyPlace} className="page-body" hidden={isDatabase} />
      {isDatabase ? (
        body && <databases.Database block={pageId} />
      ) : (
        // The keyboard reaches the same place by the arrow keys.
        <div className={styles.rest} aria-hidden="true" onClick={() => editors.current?.body.focus('end')} />
      )}
      <PageChooser />
      {body && <BlockPortals portals={body.portals} views={catalogViews} />}
      {presenting?.pageId === pageId && (
        <Presentation.Part pageId={pageId} from={presenting.from} openness={openness} onClose={endPresenting} />
      )}
    </BlockHostProvider>
  )
}

const askCaption = (place: HTMLElement | null, id: Uuid): void =>
  askForCaption(place?.querySelector(`[data-block-id="${CSS.escape(id)}"]`) ?? null)

function makeEditors(
  session: SpaceSession,
  pageId: Uuid,
  titlePlace: HTMLElement,
  bodyPlace: HTMLElement,
  openness: Openness,
  files: Pick<PageEditorOptions, 'onFiles' | 'onPicture' | 'onPasteProgress'>,
  editing: PageEditing,
  locale: string,
  pacing: Pacing,
) {
  const { client } = session
  const now = (): number => Date.now()
  const history = new History(client, now, pacing)
  const given = { client, pageId, newId, now, editable: true, history }
  const body: PageEditor = new PageEditor(bodyPlace, {
    ...given,
    newCopyId,
    labels: {
      body: t('Page content'),
      placeholder: t('Write, or press “/” for commands'),
      unknownBlock,
    },
    views: catalogViews,
    highlight,
    late,
    clipboardHandler,
    kinds: allBlockKinds,
    locale: () => locale,
    openness,
    t,
    ...files,
    learnBlock: id => session.learnBlock(id),
    ...editing.hooks,
    drawIcon,
    mentions: lateMentions(session),
    emptyEquation: t('New equation'),
    onWhere: where => session.presence.update(pageId, { ...where }),
    onFocusTitle: atEnd => title.focus(atEnd ? 'end' : 'start'),
  })
  const title: TitleEditor = new TitleEditor(titlePlace, {
    ...given,
    labels: { name: t('Page title'), placeholder: t('Untitled') },
    onEnter: () => body.focus('start'),
    onLeave: () => body.focus('start'),
  })
  return { title, body }
}
