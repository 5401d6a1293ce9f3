// What a component on a page does, as a step of the page's history. Portions of long work go into the step of the first of them.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Entry, OnProgress } from '@sheaf/editor/history'
import type { LongStep, Step } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'

/** A step of a page's history, as others hold it. */
interface EntryStep extends LongStep {
  readonly entry: Entry | null
}

export function commitStep(editor: PageEditor | null, build: (draft: Draft) => void, into?: Step): EntryStep {
  const part = (into as EntryStep | undefined)?.entry ?? undefined
  const isDone = editor?.core.act(draft => {
    build(draft)
    return null
  }, part)
  const entry = part ?? (isDone ? (editor?.history.last ?? null) : null)
  const takeBack = async (onProgress?: OnProgress): Promise<void> => {
    if (entry) await editor?.core.takeBack(entry, onProgress)
  }
  return { entry, takeBack: () => void takeBack(), takeBackTelling: takeBack }
}
