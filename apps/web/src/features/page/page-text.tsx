// Title and text of a page: two editors over the same records with one history. React draws their places and nothing inside.
import '@sheaf/editor/editor.css'
import { allBlockKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { History } from '@sheaf/editor/history'
import { PageEditor } from '@sheaf/editor/page-editor'
import { TitleEditor } from '@sheaf/editor/title-editor'
import { useEffect, useRef } from 'react'
import { newId } from '../../data/browser-world'
import { useSession } from '../../data/hooks'
import { rawTitle } from '../../data/page-title'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'
import { showPageLinks } from './page-links'
import styles from './page-screen.module.css'
import type { PageUndo } from './page-undo'
import { useCarets } from './use-carets'

interface PageTextProps {
  readonly pageId: Uuid
  readonly isEditable: boolean
  readonly onUndo: (undo: PageUndo | null) => void
}

export function PageText({ pageId, isEditable, onUndo }: PageTextProps) {
  const session = useSession()
  const titlePlace = useRef<HTMLHeadingElement>(null)
  const bodyPlace = useRef<HTMLDivElement>(null)
  const editors = useRef<{ readonly title: TitleEditor; readonly body: PageEditor } | null>(null)

  useEffect(() => {
    if (!titlePlace.current || !bodyPlace.current) return
    const made = makeEditors(session, pageId, titlePlace.current, bodyPlace.current)
    editors.current = made
    const { title, body } = made
    // In the same task as the change: a document that is behind would misplace the next key.
    const leave = session.watch.subscribeNow(keys => {
      title.changed(keys)
      body.changed(keys)
    })
    const leaveLinks = showPageLinks(session, bodyPlace.current)
    onUndo({ undo: () => body.undo(), redo: () => body.redo() })
    if (rawTitle(session.replica.block(pageId)) === '') title.focus('end')
    return () => {
      leave()
      leaveLinks()
      onUndo(null)
      editors.current = null
      title.destroy()
      body.destroy()
    }
  }, [session, pageId, onUndo])

  useEffect(() => {
    editors.current?.title.setEditable(isEditable)
    editors.current?.body.setEditable(isEditable)
  }, [isEditable])

  useCarets(pageId, peers => editors.current?.body.setPeers(peers))

  return (
    <>
      <h1 ref={titlePlace} className={styles.title} />
      <div ref={bodyPlace} className={styles.body} />
      {/* The keyboard reaches the same place by the arrow keys. */}
      <div className={styles.rest} aria-hidden="true" onClick={() => editors.current?.body.focus('end')} />
    </>
  )
}

function makeEditors(session: SpaceSession, pageId: Uuid, titlePlace: HTMLElement, bodyPlace: HTMLElement) {
  const { client } = session
  const now = (): number => Date.now()
  const history = new History(client, now)
  const given = { client, pageId, newId, now, editable: true, history }
  const body: PageEditor = new PageEditor(bodyPlace, {
    ...given,
    labels: {
      body: t('Text of the page'),
      placeholder: t('Write here. Enter starts a new paragraph.'),
      unknownBlock: type =>
        allBlockKinds.find(kind => kind.type === type)?.label ?? t('This kind of block cannot be shown here yet'),
    },
    onCaret: caret => session.presence.update({ caret }),
    onFocusTitle: atEnd => title.focus(atEnd ? 'end' : 'start'),
  })
  const title: TitleEditor = new TitleEditor(titlePlace, {
    ...given,
    labels: { name: t('Title of the page'), placeholder: t('Untitled') },
    onEnter: () => body.focus('start'),
    onLeave: () => body.focus('start'),
  })
  return { title, body }
}
