// What somebody of the company is going to write, in order. Ids are known at once, so that one thing can name another before either is
// there; an author writes it later.
import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Step } from '@sheaf/core/actions/draft'
import { createPage } from '@sheaf/core/actions/pages'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, eachTree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'

interface ScriptedPage {
  readonly title: string
  readonly id?: Uuid
  readonly type?: string
  readonly icon?: string | undefined
  readonly cover?: string | undefined
  readonly properties?: Readonly<Record<string, Json>>
  readonly body?: readonly BlockTree[]
}

export class Script {
  readonly steps: Step[] = []
  /** How much is written. */
  blocks = 0

  /** A page at the end of its parent. */
  page(
    parent: ParentRef,
    { title, id = newUuid(), type = 'page', icon, cover, properties = {}, body = [] }: ScriptedPage,
  ): Uuid {
    this.blocks += 1 + [...eachTree(body)].length
    const format = { ...(icon ? { page_icon: icon } : {}), ...(cover ? { page_cover: cover } : {}) }
    this.steps.push(draft => {
      createPage(draft, id, { parent, at: atEnd }, { type, title, properties, format })
      insertTree(draft, body, { table: 'block', id }, atEnd, newUuid)
    })
    return id
  }
}
