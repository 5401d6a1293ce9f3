// A page for one kind of block, open in front of two people, and a block on it as one of them sees and uses it.
import { offersOf } from '@sheaf/catalog/offers'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { Locator } from 'playwright-core'
import { type PlantedTree, plantBlocks } from './blocks.fixture'
import { eventually } from './journey.fixture'
import type { Screen } from './page.fixture'
import type { Person, Workspace } from './people.fixture'

/** Where in a text one writes, so that two who write at once do not wait for each other. */
export type Side = 'start' | 'end'

/** Puts words at one end of the text that an element shows, as a person would. */
export async function writeAt(screen: Screen, text: Locator, words: string, side: Side): Promise<void> {
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await screen.press(side === 'start' ? 'Home' : 'End')
  await screen.type(side === 'start' ? `${words} ` : ` ${words}`)
}

/** From a line to a block near it: what was pasted may lie between them. */
const MOST_STEPS = 4

export class ShownBlock {
  constructor(
    readonly person: Person,
    readonly id: string,
  ) {}

  get screen(): Screen {
    return this.person.screen
  }
  /** The same block in front of somebody else. */
  seenBy(person: Person): ShownBlock {
    return new ShownBlock(person, this.id)
  }
  get box(): Locator {
    return this.screen.text.locator(`[data-block-id="${this.id}"]`).first()
  }
  /** The first text in it. */
  get text(): Locator {
    return this.box.locator('.sheaf-body, .sheaf-code').first()
  }
  async button(name: string): Promise<void> {
    // Some come with the pointer; what comes with the pointer comes with the focus.
    await this.box.getByRole('button', { name, exact: true }).focus()
    await this.screen.press('Enter')
  }
  /** Takes it as a whole, by keyboard, from the nearest line; once more when the other person moved it meanwhile. */
  async select(): Promise<void> {
    await this.box.scrollIntoViewIfNeeded()
    const tryOnce = async (): Promise<boolean> => {
      const { line, key } = await this.nearestLine()
      await this.screen.text.locator(`[data-block-id="${line}"] > .sheaf-body`).click()
      await this.screen.press('Escape')
      for (let steps = 0; steps < MOST_STEPS && !(await this.isSelected()); steps++) await this.screen.press(key)
      return this.isSelected()
    }
    await eventually(tryOnce, 'it is selected').toBe(true)
  }
  /** A line with text above it, or below where it is the first of the page, and the key that leads from there. */
  private nearestLine(): Promise<{ line: string; key: string }> {
    return this.box.evaluate(block => {
      const all = [...document.querySelectorAll('.sheaf-editor [data-block-id]')]
      const at = all.indexOf(block)
      const idOf = (one: Element | undefined): string => one?.getAttribute('data-block-id') ?? ''
      const above = all.slice(0, at).findLast(one => one.matches('[data-type=text]'))
      if (above) return { line: idOf(above), key: 'ArrowDown' }
      return { line: idOf(all.slice(at + 1).find(one => one.matches('[data-type=text]'))), key: 'ArrowUp' }
    })
  }
  isSelected(): Promise<boolean> {
    return this.box.evaluate(block => block.classList.contains('sheaf-selected'))
  }

  /** Everything that it says and holds, line by line: kinds, texts, fields, addresses, drawings. Ids differ from copy to copy, and so
   * does the head of a database, where a copy names the original. */
  async read(): Promise<string> {
    await this.box.scrollIntoViewIfNeeded()
    return this.box.evaluate(root => {
      const wordsOf = (one: Element): string => {
        const copy = one.cloneNode(true) as Element
        for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
        return copy.textContent ?? ''
      }
      const said: string[] = []
      for (const one of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
        const { dataset } = one as HTMLElement
        if (one.closest('[aria-hidden=true], .ProseMirror-trailingBreak, header')) continue
        if (dataset['blockId']) said.push(`${dataset['type'] ?? ''} ${dataset['color'] ?? ''}`.trim())
        if (one.matches('.sheaf-body, .sheaf-code, .sheaf-field-text, [role=tab], [role=gridcell], a, button'))
          said.push(wordsOf(one))
        if (one instanceof HTMLInputElement && one.type === 'checkbox') said.push(one.checked ? 'ticked' : 'not ticked')
        else if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) said.push(one.value)
        if (one.matches('a')) said.push(one.getAttribute('href') ?? '')
        if (one.matches('img, iframe, video, audio, source')) said.push(one.getAttribute('src') ?? '')
        if (one.matches('[role=img], [role=application]')) said.push(one.getAttribute('aria-label') ?? '')
        if (one.matches('[role=separator]')) said.push(one.getAttribute('aria-valuenow') ?? '')
      }
      return said
        .filter(text => text.trim() !== '')
        .join('\n')
        .replaceAll(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, '#')
    })
  }
}

/** Empty lines to make blocks in, each under a line with words. */
const ENTRY_METHODS = ['by name', 'by sign', 'by key', 'pasted'] as const
type EntryMethod = (typeof ENTRY_METHODS)[number]

export class KindPage {
  private constructor(
    readonly ada: Person,
    readonly ben: Person,
    readonly workspace: Workspace,
    readonly path: string,
    private readonly lines: readonly string[],
  ) {}

  /** A fresh page in front of her. */
  static async open(
    ada: Person,
    ben: Person,
    workspace: Workspace,
    title: string,
    planted: (page: string) => readonly PlantedTree[] = () => [],
  ): Promise<KindPage> {
    const [id = ''] = await plantBlocks(ada, workspace, [{ type: 'page', words: title }])
    const place = { ...workspace, firstPath: `/${id.replaceAll('-', '')}` }
    const own = planted(id)
    const lines = await plantBlocks(ada, place, [
      ...ENTRY_METHODS.flatMap(method => [{ type: 'text', words: method }, { type: 'text' }]),
      // What is pasted takes the place of its empty line: a block is chosen from a line that stays.
      ...(own.length > 0 ? [{ type: 'text', words: 'planted' }] : []),
      ...own,
    ])
    const page = new KindPage(ada, ben, workspace, place.firstPath, lines)
    await page.isOpenFor(ada)
    return page
  }
  private async isOpenFor(person: Person): Promise<void> {
    const { text } = await person.goTo(this.path)
    await text.locator(`[data-block-id="${this.lines.at(-1)}"]`).waitFor()
  }
  /** He comes once it is made: what comes to be before his eyes is the copy. */
  join(): Promise<void> {
    return this.isOpenFor(this.ben)
  }

  async goTo(method: EntryMethod): Promise<void> {
    const line = this.ada.screen.text.locator(`[data-block-id="${this.lines[ENTRY_METHODS.indexOf(method) * 2 + 1]}"]`)
    await line.scrollIntoViewIfNeeded()
    await line.click()
  }
  /** Blocks of a type in front of her, in reading order. */
  idsOf(type: string): Promise<readonly string[]> {
    return this.ada.screen.text
      .locator(`[data-block-id][data-type="${type}"]`)
      .evaluateAll(all => all.map(one => (one as HTMLElement).dataset['blockId'] ?? ''))
  }
  /** The block of a type that an entry method creates. */
  async made(type: string, method: EntryMethod, how: () => Promise<void>): Promise<ShownBlock> {
    const before = new Set(await this.idsOf(type))
    const line = this.lines[ENTRY_METHODS.indexOf(method) * 2 + 1] ?? ''
    await this.goTo(method)
    await how()
    const fresh = async (): Promise<string | undefined> => {
      const now = await this.idsOf(type)
      // A paragraph that becomes one is the same block.
      return now.find(id => !before.has(id)) ?? (before.has(line) && now.includes(line) ? line : undefined)
    }
    await eventually(fresh, `a ${type} ${method}`).not.toBeUndefined()
    return new ShownBlock(this.ada, (await fresh()) ?? '')
  }

  async planted(type: string): Promise<ShownBlock> {
    await eventually(async () => (await this.idsOf(type)).length, `a planted ${type}`).toBe(1)
    return new ShownBlock(this.ada, (await this.idsOf(type))[0] ?? '')
  }

  /** She has nothing unsent and sees these words in a block; gives all that she sees of it. */
  async written(block: ShownBlock, words: readonly string[]): Promise<string> {
    await this.ada.screen.isSaved()
    let shown = ''
    const missing = async (): Promise<readonly string[]> => {
      shown = await block.read()
      return words.filter(word => !shown.includes(word))
    }
    await eventually(missing, 'what she does not see').toEqual([])
    return shown
  }

  /** Both have nothing unsent and see the same of a block, with these words; gives what they see. */
  async converged(block: ShownBlock, words: readonly string[]): Promise<string> {
    await Promise.all([this.ada, this.ben].map(person => person.screen.isSaved()))
    // Blocks that show the text of others, such as an outline, follow a moment later.
    let [hers, his] = ['', '']
    const differs = async (): Promise<readonly string[]> => {
      ;[hers = '', his = ''] = await Promise.all([this.ada, this.ben].map(person => block.seenBy(person).read()))
      const missing = words.filter(word => !hers.includes(word) || !his.includes(word))
      return hers === his ? missing : [...missing, hers, his]
    }
    await eventually(differs, 'what not each sees').toEqual([])
    return hers
  }
}

// ---------- ways of making a block

/** By the menu that a slash opens: the words find the kind, and the option is pressed. */
export async function chooseBy(screen: Screen, words: string, label: string): Promise<void> {
  await screen.type(`/${words}`)
  await screen.tab
    .getByRole('option', { name: new RegExp(`^${label}`) })
    .first()
    .click()
}
/** By its whole name, which comes at once, as from a keyboard that completes words: it is the one that Enter takes. */
export async function chooseNamed(screen: Screen, label: string): Promise<void> {
  await screen.type('/')
  await screen.tab.keyboard.insertText(label)
  const first = screen.tab.locator('[role=option][aria-selected=true]')
  await eventually(async () => (await first.count()) > 0 && (await first.innerText()).startsWith(label), label).toBe(
    true,
  )
  await screen.press('Enter')
}
/** Without looking at the menu: keys come faster than frames. */
async function chooseBlind(screen: Screen, label: string): Promise<void> {
  await screen.type(`/${label}`)
  await screen.press('Enter')
}

/** The ways in which a person makes a kind without the menu: its sign and its digit; else its name, typed blindly. */
export function shortcutsOf({
  typed,
  turn,
  type,
}: BlockKind): readonly (readonly [EntryMethod, (screen: Screen) => Promise<void>])[] {
  const [sign] = typed
  const digit = turn?.digit
  const ways: (readonly [EntryMethod, (screen: Screen) => Promise<void>])[] = []
  if (sign) ways.push(['by sign', screen => screen.type(sign.immediate ? sign.sign : `${sign.sign} `)])
  if (digit !== undefined) ways.push(['by key', screen => screen.press(`Control+Shift+Digit${digit}`)])
  const [offer] = offersOf(type)
  if (ways.length === 0 && offer) ways.push(['by sign', screen => chooseBlind(screen, offer.label)])
  return ways
}
