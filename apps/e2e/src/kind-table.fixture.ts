// Every kind of block, with what is special in using it: what it asks for when it is made, how people change it, and, where no
// menu offers it, how it comes to be.

import type { Locator } from 'playwright-core'
import type { PlantedTree } from './blocks.fixture'
import { eventually } from './journey.fixture'
import { chooseNamed, type KindPage, ShownBlock, type Side, writeAt } from './kind-page.fixture'
import { document, picture, sound, writing } from './media.fixture'
import type { Screen } from './page.fixture'

type TestFile = ReturnType<typeof picture>
/** Changes a block and gives what is read of it from then on. */
type Edit = (block: ShownBlock, word: string, side: Side) => Promise<string>

export interface KindUse {
  /** How it comes to be, where nobody chooses it from the menu. */
  readonly comesBy?: { readonly how: string; readonly make?: (page: KindPage) => Promise<void> }
  /** What stands at the end of its page from the beginning. */
  readonly planted?: (page: string, spaceId: string) => readonly PlantedTree[]
  /** What it asks for when it is new: answered for the first, turned away for the others. */
  readonly asks?: {
    readonly answer: (screen: Screen) => Promise<void>
    readonly dismiss: (screen: Screen) => Promise<void>
  }
  /** What stands in it by itself, and comes a moment after it. */
  readonly says?: string
  readonly edit: Edit
  /** What the two do at the same time, where it is not the same as `edit`. */
  readonly hers?: Edit
  readonly his?: Edit
  /**
   * It is of the family of another kind: made, written in and loaded anew here like every kind. What two people and a copy do to it is the
   * family's code, shown with that other kind, and with this one in `every-kind-together.test.ts`.
   */
  readonly isLike?: string
  /** Takes it, or what it is taken with, as a whole. */
  readonly select?: (block: ShownBlock) => Promise<void>
}

// ---------- ways of changing

const write: Edit = async (block, word, side) => {
  await writeAt(block.screen, block.text, word, side)
  return word
}
const writeTitle: Edit = async ({ screen }, word, side) => {
  await writeAt(screen, screen.title, word, side)
  return word
}
const caption: Edit = async (block, word) => {
  const field = block.box.getByRole('textbox', { name: 'Caption', exact: true })
  if ((await field.count()) === 0) await block.button('Caption')
  await writeAt(block.screen, field, word, 'end')
  await block.screen.press('Enter')
  return word
}
const colour: Edit = async (block, word) => {
  const name = word === 'first' ? 'blue' : 'red'
  await block.select()
  await block.screen.press('ControlOrMeta+/')
  await block.screen.tab.getByLabel('Search actions').waitFor()
  await block.screen.type(`${name} background`)
  await block.screen.press('Enter')
  return `${name}_background`
}
/** Over the line above it. What is read of the block stays; where it is, both have to see. */
const moveUp: Edit = async block => {
  await block.select()
  await block.screen.press('ControlOrMeta+Shift+ArrowUp')
  return ''
}
/** Another file or address in its place. */
const replaceBy =
  (answer: (screen: Screen) => Promise<void>, shown: string): Edit =>
  async block => {
    await block.button('More')
    await block.screen.menuItem('Replace').click()
    await answer(block.screen)
    return shown
  }

// ---------- what new blocks ask for

const question = (screen: Screen): Locator => screen.tab.getByRole('dialog', { name: /^(Add|Embed|Equation)/ })
const closeDialog = async (screen: Screen): Promise<void> => {
  await question(screen).waitFor()
  await screen.press('Escape')
  await question(screen).waitFor({ state: 'hidden' })
}
const file =
  (given: TestFile) =>
  async (screen: Screen): Promise<void> => {
    const button = question(screen).getByRole('button', { name: 'Choose a file' })
    const [chooser] = await Promise.all([screen.tab.waitForEvent('filechooser'), button.click()])
    await chooser.setFiles(given)
  }
const address =
  (given: string) =>
  async (screen: Screen): Promise<void> => {
    const asked = question(screen)
    const link = asked.getByRole('tab', { name: 'Link' })
    await asked.waitFor()
    if ((await link.count()) > 0) await link.click()
    await asked.getByRole('textbox').fill(given)
    await screen.press('Enter')
    await asked.waitFor({ state: 'hidden' })
  }
/** With a file or an address, words under it, and another in its place while the other person writes them. */
const media = (
  first: (screen: Screen) => Promise<void>,
  second: (screen: Screen) => Promise<void>,
  shown: string,
): KindUse => ({
  asks: { answer: first, dismiss: closeDialog },
  edit: caption,
  hers: caption,
  his: replaceBy(second, shown),
})
const framed = (first: string, second: string): KindUse =>
  media(address(first), address(second), second.split('/').at(-1) ?? '')
const elsewhere = (host: string): KindUse => framed(`https://${host}/first`, `https://${host}/second`)
/** Another name and another list of hosts for the same kind. */
const service = (host: string): KindUse => ({ ...elsewhere(host), isLike: 'embed' })

const writingKind: KindUse = { edit: write }
const likeText: KindUse = { ...writingKind, isLike: 'text' }
/** Shows something else: what can be changed in it is how it looks and where it stands. */
const still: Pick<KindUse, 'edit' | 'hers' | 'his'> = { edit: colour, hers: colour, his: moveUp }
/** Columns are no things of their own: who takes all that stands in them takes them along. */
const everythingIn = async ({ screen, text }: ShownBlock): Promise<void> => {
  await text.click()
  await screen.press('Escape', 'Shift+ArrowDown')
}
const pointer = (page: string, spaceId: string) => ({ id: page, table: 'block', spaceId })

// ---------- buttons

/** A new one is open already. */
const openSettings = async (block: Parameters<Edit>[0]): Promise<void> => {
  const toggle = block.box.getByRole('button', { name: /^(Edit button|Close button settings)$/ })
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await block.button('Edit button')
}
const buttonLabel: Edit = async (block, word) => {
  await openSettings(block)
  const words = block.box.getByRole('textbox', { name: 'Button label' })
  await words.fill(word)
  await words.press('Enter')
  await block.box.getByRole('button', { name: 'Done', exact: true }).click()
  return word
}
const template: Edit = async (block, word) => {
  await openSettings(block)
  await writeAt(block.screen, block.text, word, 'end')
  await block.box.getByRole('button', { name: 'Done', exact: true }).click()
  return word
}
const button: KindUse = { edit: buttonLabel, hers: buttonLabel, his: template }

// ---------- databases

/** In a cell of the first column: her words in the first row, his in the second. */
const cell =
  (line: number): Edit =>
  async (block, word) => {
    const at = block.box.getByRole('row').nth(line).getByRole('gridcell').first()
    await at.click()
    await block.screen.press('Enter', 'End')
    await block.screen.type(` ${word}`)
    await block.screen.press('Enter')
    return word
  }
const inDatabase =
  (edit: Edit): Edit =>
  async (block, word, side) => {
    const { screen } = block
    await block.box.getByRole('link').click()
    await eventually(() => screen.title.textContent()).toContain('Inside')
    await edit(block, word, side)
    await screen.isSaved()
    await screen.tab.goBack()
    await block.box.waitFor()
    return word
  }

const openedPage = async (screen: Screen): Promise<void> => {
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.isSaved()
}
/** Its place opens: the first is named. */
const insidePage: NonNullable<KindUse['asks']> = {
  answer: async screen => {
    await openedPage(screen)
    await screen.title.click()
    await screen.type('Inside')
    await screen.isSaved()
    await screen.tab.goBack()
    await screen.text.getByRole('link', { name: 'Inside' }).waitFor()
  },
  dismiss: async screen => {
    await openedPage(screen)
    await screen.tab.goBack()
    await eventually(() => screen.title.textContent()).not.toBe('')
  },
}
const stroke: Edit = async block => {
  const canvas = block.box.getByLabel(/^Drawing with/)
  if ((await canvas.getAttribute('role')) === 'img') await block.button('Draw')
  await canvas.focus()
  await block.screen.press('Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space', 'Escape')
  return ''
}
const bothStrokes: Edit = async (block, word, side) => {
  await stroke(block, word, side)
  return 'Drawing with 3 strokes'
}
const tex: Edit = async (block, word) => {
  await block.box.getByRole('button').first().click()
  const field = block.screen.field('TeX')
  await field.press('End')
  await block.screen.type(`+${word}`)
  await question(block.screen).getByRole('button', { name: 'Done' }).click()
  return word
}

export const kindTable: Readonly<Record<string, KindUse>> = {
  text: writingKind,
  page: {
    asks: insidePage,
    edit: async (block, word, side) => {
      await block.box.getByRole('link').click()
      await eventually(() => block.screen.title.textContent()).toContain('Inside')
      await writeAt(block.screen, block.screen.title, word, side)
      await block.screen.isSaved()
      await block.screen.tab.goBack()
      await block.box.waitFor()
      return word
    },
  },
  header: likeText,
  sub_header: likeText,
  sub_sub_header: likeText,
  to_do: {
    edit: write,
    his: async (block, word, side) => {
      await write(block, word, side)
      await block.box.getByRole('checkbox').click()
      return 'ticked'
    },
  },
  bulleted_list: likeText,
  numbered_list: likeText,
  toggle: likeText,
  quote: likeText,
  callout: likeText,
  divider: still,
  equation: {
    asks: {
      answer: async screen => {
        await screen.field('TeX').fill('x')
        await question(screen).getByRole('button', { name: 'Done' }).click()
        await question(screen).waitFor({ state: 'hidden' })
      },
      dismiss: closeDialog,
    },
    edit: tex,
  },
  code: {
    edit: write,
    his: async (block, word) => {
      await block.text.click()
      await block.screen.press('ControlOrMeta+Alt+m')
      await block.box.getByRole('textbox', { name: 'Caption', exact: true }).waitFor()
      await block.screen.type(word)
      await block.screen.press('Enter')
      return word
    },
  },
  table: writingKind,
  table_row: {
    comesBy: {
      how: 'with its table; Tab in the last cell makes another',
      make: page => chooseNamed(page.ada.screen, 'Table'),
    },
    edit: write,
    select: async block => {
      await block.text.click()
      await block.screen.press('Escape')
    },
  },
  column_list: { edit: write, select: everythingIn },
  column: {
    comesBy: { how: 'with its columns', make: page => chooseNamed(page.ada.screen, '2 columns') },
    edit: write,
    his: async ({ screen }) => {
      const edge = screen.tab.getByRole('separator', { name: 'Column width' }).first()
      await edge.focus()
      await screen.press('ArrowRight')
      await eventually(() => edge.getAttribute('aria-valuenow')).toBe('55')
      return ''
    },
    select: everythingIn,
  },
  transclusion_container: writingKind,
  transclusion_reference: {
    comesBy: {
      how: 'a block that is copied and synced is pasted',
      make: async page => {
        const { screen } = page.ada
        await screen.type('Source')
        await screen.press('Escape', 'ControlOrMeta+/')
        await screen.menuItem('Copy and sync').click()
        await screen.tab.getByText('Copied').first().waitFor()
        await page.goTo('by key')
        await screen.press('ControlOrMeta+v')
      },
    },
    edit: write,
  },
  button,
  factory: button,
  slide: likeText,
  table_of_contents: {
    planted: () => [{ type: 'header', words: 'Heading' }],
    edit: async ({ screen }, word, side) => {
      await writeAt(screen, screen.text.getByRole('heading').first(), word, side)
      return word
    },
  },
  breadcrumb: { edit: writeTitle },
  tab: {
    edit: write,
    his: async (block, word) => {
      await block.box.getByRole('tab').first().focus()
      await block.screen.press('F2')
      await block.screen.field('Tab name').fill(word)
      await block.screen.press('Enter')
      return word
    },
  },
  link_to_page: {
    asks: {
      answer: async screen => {
        await screen.tab.getByRole('combobox', { name: 'Search pages' }).fill('link_to_page')
        await screen.tab
          .getByRole('option', { name: /link_to_page/ })
          .first()
          .waitFor()
        await screen.press('Enter')
      },
      dismiss: async screen => {
        await screen.tab.getByRole('combobox', { name: 'Search pages' }).waitFor()
        await screen.press('Escape')
      },
    },
    edit: writeTitle,
  },
  collection_view: { edit: cell(1), hers: cell(1), his: cell(2) },
  collection_view_page: { asks: insidePage, edit: inDatabase(writeTitle) },
  link_to_collection: {
    comesBy: { how: 'from other programs' },
    planted: (page, spaceId) => [
      {
        type: 'link_to_collection',
        format: { link_to_collection_pointer: { ...pointer(page, spaceId), table: 'collection' } },
      },
    ],
    ...still,
  },
  alias: {
    comesBy: { how: 'from other programs' },
    planted: (page, spaceId) => [{ type: 'alias', format: { alias_pointer: pointer(page, spaceId) } }],
    edit: writeTitle,
  },
  external_object_instance: {
    comesBy: { how: 'from other programs' },
    planted: () => [
      {
        type: 'external_object_instance',
        format: { uri: 'https://tracker.example/42', domain: 'tracker.example', original_title: 'Ticket 42' },
      },
    ],
    ...still,
  },
  copy_indicator: {
    comesBy: { how: 'with a part of a page that another program copied' },
    planted: (page, spaceId) => [{ type: 'copy_indicator', format: { copied_from_pointer: pointer(page, spaceId) } }],
    edit: writeTitle,
  },
  image: media(file(picture('first.png', 60, 40)), file(picture('second.png', 60, 40)), 'second.png'),
  video: framed('https://files.example/first.mp4', 'https://files.example/second.mp4'),
  audio: media(file(sound('first.wav')), file(sound('second.wav')), 'second.wav'),
  file: media(file(writing('first.txt', 'one')), file(writing('second.txt', 'two')), 'second.txt'),
  pdf: { says: 'One', ...media(file(document('first.pdf', ['One'])), file(document('second.pdf', ['Two'])), 'Two') },
  bookmark: framed('https://site.example/first', 'https://site.example/second'),
  drawing: { edit: stroke, hers: stroke, his: bothStrokes },
  maps: media(address('Oslo'), address('Bergen'), 'Bergen'),
  embed: elsewhere('site.example'),
  framer: service('framer.com/share'),
  tweet: framed('https://x.com/ada/status/1001', 'https://x.com/ada/status/1002'),
  gist: service('gist.github.com/ada'),
  drive: service('drive.google.com/file/d'),
  invision: service('invis.io'),
  mixpanel: service('mixpanel.com/report'),
  figma: service('www.figma.com/file'),
  loom: framed('https://www.loom.com/share/0123456789abcdef01', 'https://www.loom.com/share/0123456789abcdef02'),
  typeform: service('ada.typeform.com/to'),
  codepen: service('codepen.io/ada/pen'),
  whimsical: service('whimsical.com'),
  miro: service('miro.com/app/board'),
  abstract: service('share.goabstract.com'),
  sketch: service('www.sketch.com/s'),
  excalidraw: service('excalidraw.com'),
  replit: service('replit.com/@ada'),
  hex: service('app.hex.tech'),
  deepnote: service('deepnote.com'),
}
/** A type that this build does not know is no kind of the catalogue, and is used like one. */
export const unknownUse: KindUse = {
  comesBy: { how: 'from a newer build' },
  planted: () => [{ type: 'mail', format: { kept: true } }],
  ...still,
}
