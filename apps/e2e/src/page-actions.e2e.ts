// What is done with whole pages: the trash and the ways out of it, duplicating, moving, links, and the bar that offers it.
import { expect, test } from 'vitest'
import { faultsOf, rulesOf } from './axe.fixture'
import { eventually, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import type { Person } from './people.fixture'

const journey = useJourney()

const pathOf = (screen: Screen): string => new URL(screen.tab.url()).pathname

async function newPage(screen: Screen, add: string, title: string, ...lines: string[]): Promise<string> {
  await screen.sidebar.getByRole('button', { name: add, exact: true }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type(title)
  await screen.row(title).waitFor()
  for (const line of lines) {
    await screen.press('Enter')
    await screen.type(line)
  }
  if (lines.length > 0) expect(await screen.paragraphs()).toEqual(lines)
  await screen.isSaved()
  return pathOf(screen)
}

async function inMenu(screen: Screen, name: string | RegExp): Promise<void> {
  await screen.openPageMenu()
  await screen.menuItem(name).click()
}

async function openTrash(person: Person) {
  await inMenu(person.screen, /^Trash$/)
  const dialog = person.tab.getByRole('dialog', { name: 'Trash', exact: true })
  await dialog.waitFor()
  return dialog
}

test('[P 4] a page goes to the trash, is found there by another, and comes back with what lay in it', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await newPage(ada.screen, 'New page in General', 'Suppliers', 'Weavers and spinners')
  await ada.screen.row('Suppliers').hover()
  await newPage(ada.screen, 'Add a page inside Suppliers', 'Weavers', 'Three looms')
  await newPage(ada.screen, 'New private page', 'Diary')
  await inMenu(ada.screen, 'Move to trash')
  await ada.screen.row('Suppliers').click()
  await eventually(() => ada.screen.title.textContent()).toBe('Suppliers')
  await ben.open(pathOf(ada.screen))
  await inMenu(ada.screen, 'Move to trash')
  await ben.tab.getByText('This page is in the trash').waitFor()

  await ben.goTo(workspace.firstPath)
  const trash = await openTrash(ben)
  await trash.getByRole('link', { name: /Suppliers.*General.*Ada Lind/ }).waitFor()
  expect(await trash.getByRole('link', { name: /Diary/ }).count()).toBe(0)
  await trash.getByRole('searchbox', { name: 'Search trash' }).fill('nothing of the kind')
  await trash.getByText('No results').waitFor()
  await trash.getByRole('searchbox', { name: 'Search trash' }).fill('supp')
  await trash.getByRole('button', { name: 'Restore Suppliers' }).click()
  await ada.screen.row('Suppliers').waitFor()
  await trash.getByText('No results').waitFor()
  await ben.screen.press('Escape')
  await ben.screen.row('Suppliers').click()
  await eventually(() => ben.screen.paragraphs()).toEqual(['Weavers and spinners'])
  await ben.screen.text.getByRole('link', { name: 'Weavers' }).click()
  await eventually(() => ben.screen.paragraphs()).toEqual(['Three looms'])
})

test('[P 4] deleted for ever it is gone for everybody who looks at it, after one question', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  const path = await newPage(ada.screen, 'New page in General', 'Old prices', 'Linen 38')
  await ben.open(path)
  await inMenu(ada.screen, 'Move to trash')
  await ada.goTo(workspace.firstPath)
  const trash = await openTrash(ada)
  await trash.getByRole('button', { name: 'Delete Old prices permanently' }).click()
  const question = ada.tab.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await trash.getByRole('link', { name: /Old prices/ }).waitFor()
  await trash.getByRole('button', { name: 'Delete Old prices permanently' }).click()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await trash.getByText('Trash is empty').waitFor()
  await ben.screen.heading('Page not found').waitFor()
  await ben.tab.reload()
  await ben.screen.heading('Page not found').waitFor()
  expect(await ben.tab.content()).not.toContain('Linen 38')
})

test('[P 4] the page itself says that it lies in the trash, and offers both ways out', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  const path = await newPage(screen, 'New page in General', 'Drafts', 'Words')
  await inMenu(screen, 'Move to trash')
  await ada.goTo(path)
  await tab.getByText('This page is in the trash').waitFor()
  await screen.button('Restore').click()
  await screen.row('Drafts').waitFor()
  await eventually(() => screen.text.getAttribute('contenteditable')).toBe('true')
  await inMenu(screen, 'Move to trash')
  await ada.goTo(path)
  await screen.button('Delete permanently').click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await eventually(() => screen.row('Drafts').count()).toBe(0)
})

test('[C 9.4] a page is duplicated with the pages in it, moved by the keyboard, and back', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await newPage(screen, 'New page in General', 'Autumn', 'Wool and linen')
  await screen.row('Autumn').hover()
  await newPage(screen, 'Add a page inside Autumn', 'Colours', 'Rust, moss')
  await screen.press('ControlOrMeta+Shift+u')
  await eventually(() => screen.title.textContent()).toBe('Autumn')
  await inMenu(screen, 'Duplicate page')
  await eventually(() => screen.title.textContent()).toBe('Autumn (1)')
  await eventually(() => screen.paragraphs()).toEqual(['Wool and linen'])
  await screen.text.getByRole('link', { name: 'Colours' }).click()
  await eventually(() => screen.paragraphs()).toEqual(['Rust, moss'])
  await screen.press('ControlOrMeta+Shift+u')
  await eventually(() => screen.title.textContent()).toBe('Autumn (1)')

  await screen.press('ControlOrMeta+Shift+p')
  const places = tab.getByRole('dialog', { name: 'Move “Autumn (1)” to' })
  await places.getByRole('combobox', { name: 'Search locations' }).fill('getting')
  // Before the list is searched, pages inside it name it too.
  await eventually(() => places.getByRole('option', { name: 'Getting started' }).count()).toBe(1)
  await screen.press('Enter')
  const trail = tab.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Getting started' }).waitFor()
  // A toast reports the copy too, with an undo.
  const moved = screen.dialog.filter({ hasText: 'Moved to “Getting started”' })
  await moved.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => trail.getByRole('link', { name: 'Getting started' }).count()).toBe(0)
  await screen.isSaved()

  await screen.press('ControlOrMeta+Shift+p')
  await tab.getByRole('combobox', { name: 'Search locations' }).fill('private')
  await screen.press('Enter')
  await screen.tree('Private').getByRole('treeitem', { name: 'Autumn (1)' }).waitFor()
  await screen.press('ControlOrMeta+Shift+r')
  await screen.type('Winter')
  await screen.row('Winter').waitFor()
})

test('[P 2.6] links are copied with their source; [C 9.4] the bar shares, stars and tells of edits', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  const path = await newPage(screen, 'New page in General', 'Looms')
  await screen.press('ControlOrMeta+l')
  await eventually(() => tab.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(tab.url()).origin}${path}?source=copy_link`,
  )
  await ben.open(`${path}?source=copy_link`)
  await eventually(() => ben.screen.title.textContent()).toBe('Looms')
  await tab.getByText('Edited just now').waitFor()

  await screen.button('Share').click()
  const share = tab.getByRole('dialog', { name: 'Share' })
  await share.getByText('Everyone in General').waitFor()
  await share.getByRole('button', { name: 'Invite people' }).click()
  await tab.getByRole('dialog', { name: 'Invite people' }).waitFor()
  await screen.press('Escape')

  await screen.button('Add to favourites').click()
  await screen.button('Remove from favourites').waitFor()
  await screen.isSaved()
  await tab.reload()
  await screen.button('Remove from favourites').waitFor()
  expect(await ben.screen.button('Add to favourites').count()).toBe(1)
})

test('[C 4.17] the panels have no serious faults, light and dark, wide and narrow', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  const { spaceId } = workspace
  const pageId = workspace.firstPath.slice(1)
  const copyId = crypto.randomUUID()
  await ada.call('duplicatePage', { spaceId, pageId, copyId })
  await ada.goTo(`/${copyId.replaceAll('-', '')}`)
  await eventually(() => screen.title.textContent()).toBe('Getting started (1)')
  await inMenu(screen, 'Move to trash')
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await screen.closeToasts()
  const panels = {
    page: async () => {},
    share: async () => {
      await screen.button('Share').click()
      await tab.getByRole('dialog', { name: 'Share' }).waitFor()
    },
    menu: () => screen.openPageMenu(),
    move: async () => {
      await screen.press('ControlOrMeta+Shift+p')
      await tab.getByRole('combobox', { name: 'Search locations' }).waitFor()
    },
    trash: async () => {
      const trash = await openTrash(ada)
      await trash.getByRole('link', { name: /Getting started \(1\)/ }).waitFor()
    },
  }
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
  ] as const) {
    await tab.setViewportSize({ width, height: 780 })
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [name, open] of Object.entries(panels)) {
      await open()
      expect(await faultsOf(tab, rulesOf(colorScheme)), `${name}, ${colorScheme} at ${width} px`).toEqual([])
      if (process.env['SHOTS'])
        await tab.screenshot({ path: `${process.env['SHOTS']}/${name}-${colorScheme}-${width}.png` })
      if (name !== 'page') await screen.press('Escape')
    }
  }
})

test('[P 3] a page is exported with what is in it, and printed, from its menu', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  await screen.isSaved()
  await inMenu(screen, 'Export')
  const dialog = tab.getByRole('dialog', { name: /^Export “/ })
  await dialog.getByRole('button', { name: 'Export' }).waitFor()
  expect(await faultsOf(tab)).toEqual([])
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await eventually(() => dialog.count()).toBe(0)
  await tab.evaluate(() => {
    window.print = () => void (document.title = 'printed')
  })
  await inMenu(screen, 'Print')
  await eventually(() => tab.title()).toBe('printed')
})
