import { catalogKinds } from '@sheaf/catalog'
import { wholeKinds } from '@sheaf/catalog/exchange'
import { Draft } from '@sheaf/core/actions/draft'
import { type BlockTree, eachTree } from '@sheaf/core/kinds/block-tree'
import { limits } from '@sheaf/core/limits'
import { passes } from '@sheaf/core/validation/validate'
import { Replica } from '@sheaf/sync/replica'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { mailLocales } from '../mail/words/words'
import { writeFirstPage } from './first-page'
import { blocksOf } from './first-page-blocks'
import type { FirstPageWords } from './first-page-words/first-page-words'
import { firstPageWords } from './first-page-words/words'
import { recordsOfNewSpace } from './new-space'

const words = firstPageWords('en-US')
const BLOCKS = blocksOf(words)
const kindOf = ({ type }: BlockTree) => wholeKinds.find(kind => kind.type === type)

describe('[P 3] the page that a new space opens on', () => {
  it('is made of kinds that people can make, with fields that the kinds accept', () => {
    for (const block of eachTree(BLOCKS)) {
      const kind = kindOf(block)
      expect(kind?.type, block.type).toBe(block.type)
      for (const [name, value] of Object.entries(block.format))
        if (kind?.format[name]) expect(passes(kind.format[name], value), name).toBe(true)
      expect(kind?.holds === 'nothing' ? block.children.length : 0).toBe(0)
      if (kind?.head === 'void' && !kind.page) expect(block.runs).toEqual([])
    }
  })
  it('has something to tick, to open, to read and to go to', () => {
    const types = new Set([...eachTree(BLOCKS)].map(block => block.type))
    for (const type of ['sub_header', 'to_do', 'toggle', 'callout', 'bulleted_list', 'code', 'page'])
      expect(types).toContain(type)
  })
  it('is one transaction that a room takes, with every text in it', () => {
    const [spaceId, teamId, userId] = [newUuid(), newUuid(), newUuid()]
    const records = recordsOfNewSpace({
      spaceId,
      teamId,
      userId,
      name: 'Mill',
      teamName: words.team,
      icon: undefined,
      initialUseCases: undefined,
      now: 1,
    })
    const replica = new Replica({ spaceId, userId, kinds: catalogKinds, now: () => 1, textClientId: () => 7 })
    replica.load(
      records.map(record => ({ ...record, role: 'owner' as const })),
      [],
    )
    const draft = new Draft(replica)
    writeFirstPage(draft, newUuid(), teamId, words)
    expect(draft.operations.length).toBeLessThan(limits.operationsPerTransaction)
    expect(draft.operations.filter(({ command }) => command === 'createBlock')).toHaveLength(
      [...eachTree(BLOCKS)].length + 1,
    )
  })
  it.each(mailLocales)('[P 9] in %s says all of it, with the same keys and nothing half marked', locale => {
    const marked = (text: string): string[] => (text.match(/`[^`]+`|\*\*[^*]+\*\*/g) ?? []).map(part => part[0] ?? '')
    for (const [name, english] of Object.entries(words)) {
      const said = firstPageWords(locale)[name as keyof FirstPageWords]
      expect(said.trim(), name).not.toBe('')
      expect(marked(said), name).toEqual(marked(english))
      if (locale !== 'en-US') expect(said, name).not.toBe(english)
    }
  })
})
