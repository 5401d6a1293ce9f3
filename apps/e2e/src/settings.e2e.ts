// The settings: one's account and preferences, the workspace, its people and teams; by address, by keyboard, narrow and in the dark.
// One workspace for all: what cannot be taken back comes last.
import { Buffer } from 'node:buffer'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { eventually, hasFocus, type Journey, useJourney } from './journey.fixture'
import type { Screen } from './page.fixture'
import { PASSWORD, type Person, type Workspace } from './people.fixture'

const journey: Journey = useJourney({}, { leave: 'at the end' })
let ada: Person
let ben: Person
let workspace: Workspace
beforeAll(async () => {
  ;({ ada, ben, workspace } = await journey.pair())
})

/** One pixel, which is a picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const names = ['Account', 'Preferences', 'Notifications', 'Keyboard shortcuts', 'General', 'People', 'Teamspaces']

const settingsOf = ({ tab }: Screen): Locator => tab.getByRole('dialog', { name: 'Settings' })
const toast = ({ tab }: Screen, text: string | RegExp): Promise<void> =>
  tab.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()

async function openSettings(screen: Screen, tab?: string): Promise<Locator> {
  await screen.press('ControlOrMeta+,')
  const settings = settingsOf(screen)
  await settings.waitFor()
  if (tab) await settings.getByRole('tab', { name: tab }).click()
  return settings
}
async function closeSettings(screen: Screen): Promise<void> {
  await screen.press('Escape')
  await settingsOf(screen).waitFor({ state: 'detached' })
}
const codeIn = (mail: string | undefined): string => /^ {4}(\d{6})$/m.exec(mail ?? '')?.[1] ?? ''
const lastMailTo = (email: string) => eventually(() => journey.server.mailsTo(email).at(-1) ?? '')

test('[P 3] name and photo are changed, kept, and seen by others', async () => {
  const screen = await ada.open(workspace.firstPath)
  const settings = await openSettings(screen)
  const name = settings.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ada Lovelace')
  await name.press('Enter')
  await settings.getByText('Saved').waitFor()
  const choosing = ada.tab.waitForEvent('filechooser')
  await settings.getByRole('button', { name: 'Add a photo' }).click()
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await settings.getByRole('button', { name: 'Remove photo' }).waitFor()
  await ada.tab.reload()
  await screen.text.waitFor()
  await openSettings(screen)
  await eventually(() => name.inputValue()).toBe('Ada Lovelace')
  await settings.getByRole('button', { name: 'Remove photo' }).waitFor()
  const face = (await settings.locator('img').first().getAttribute('src')) ?? ''
  expect(await ben.statusOf(face)).toBe(200)
  const stranger = await (await journey.stranger('Cleo Strand')).signUp()
  expect(await stranger.statusOf(face)).toBe(404)
  await closeSettings(screen)

  await ben.open(workspace.firstPath)
  const theirs = await openSettings(ben.screen, 'People')
  await theirs.getByText('Ada Lovelace').waitFor()
  await theirs.getByText('Only owners can invite people and change roles.').waitFor()
  expect(await theirs.getByRole('combobox').count()).toBe(0)
})

test('[P 2.3] addresses open the settings at their page, over the page one starts with', async () => {
  const { screen, tab } = ada
  const settings = settingsOf(screen)
  const shows = async (name: string): Promise<void> => {
    await settings.getByRole('heading', { name, level: 2 }).waitFor()
    await eventually(() => new URL(tab.url()).pathname).toBe(workspace.firstPath)
    await closeSettings(screen)
  }
  await tab.goto('/settings/workspace')
  await shows('General')
  for (const [address, name] of [
    ['/settings', 'Account'],
    ['/?target=members', 'People'],
    ['/?target=notifications', 'Notifications'],
    ['/?target=language_and_region', 'Preferences'],
  ] as const) {
    await screen.follow(address)
    await shows(name)
  }
})

test('[P 2.3] other targets find what they name, or say that it is not there yet', async () => {
  const { screen } = ada
  await ada.tab.goto('/?target=billing')
  await toast(screen, 'Coming soon')
  await ada.tab.goto('/?target=quickfind')
  const words = ada.tab.getByRole('combobox', { name: 'Search' })
  await words.waitFor()
  await words.fill('Setti')
  await ada.tab.getByRole('option', { name: /^Settings(?!:)/ }).click()
  await settingsOf(screen).waitFor()
  await closeSettings(screen)
  await screen.sidebar.getByRole('button', { name: 'Settings' }).click()
  await settingsOf(screen).waitFor()
  await closeSettings(screen)
})

test('[C 9.4] everything is reached by keyboard: opening, choosing a page, a field, and closing', async () => {
  const screen = await ada.goTo(workspace.firstPath)
  await screen.press('ControlOrMeta+,')
  const settings = settingsOf(screen)
  await settings.getByRole('tab', { name: 'Account' }).waitFor()
  await eventually(() => ada.tab.evaluate(() => document.activeElement?.textContent)).toBe('Account')
  await screen.press('ArrowDown', 'Enter')
  await settings.getByRole('heading', { name: 'Preferences' }).waitFor()
  await screen.press('Tab')
  const theme = settings.getByRole('combobox', { name: 'Theme' })
  for (let i = 0; i < 5 && !(await hasFocus(theme)); i++) await screen.press('Tab')
  await screen.type('D')
  const shown = () => ada.tab.evaluate(() => document.documentElement.dataset['theme'])
  await eventually(shown).toBe('dark')
  // The trap: the focus goes round inside the dialog.
  for (let i = 0; i < 30; i++) {
    await screen.press('Tab')
    await eventually(() =>
      ada.tab.evaluate(() => document.activeElement?.closest('[role=dialog], [data-base-ui-focus-guard]') !== null),
    ).toBe(true)
  }
  await closeSettings(screen)
  await ada.tab.reload()
  expect(await shown()).toBe('dark')
  await screen.text.waitFor()
  await screen.press('ControlOrMeta+Shift+l')
  await eventually(shown).toBe('light')
})

test('[C 4.17] a dialog over the settings has the keys, and gives them back', async () => {
  const { screen } = ada
  const settings = await openSettings(screen)
  await settings.getByRole('button', { name: 'Change password' }).click()
  const password = ada.tab.getByRole('dialog', { name: 'Change password' })
  await password.waitFor()
  for (let i = 0; i < 12; i++) {
    await screen.press('Tab')
    expect(
      await password.evaluate(
        dialog =>
          dialog.contains(document.activeElement) || document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
      ),
    ).toBe(true)
  }
  await screen.press('Escape')
  await password.waitFor({ state: 'detached' })
  expect(await settings.isVisible()).toBe(true)
  await eventually(() => ada.tab.evaluate(() => document.activeElement?.textContent)).toBe('Change password')
  await closeSettings(screen)
})

test('[P 3] preferences and notifications are kept with the person', async () => {
  const { screen } = ada
  const settings = await openSettings(screen, 'Preferences')
  const chosen = (name: string): Locator => settings.getByRole('combobox', { name })
  await chosen('Start week on').selectOption('Sunday')
  await chosen('Time zone').selectOption('Asia/Tokyo')
  await chosen('Start page').selectOption('First page in sidebar')
  // Two more than elsewhere: this host is one of development.
  expect(await chosen('Language').locator('option').count()).toBe(21)
  await chosen('Language').selectOption('en-GB')
  await settings.getByRole('tab', { name: 'Notifications' }).click()
  const mentions = settings.getByRole('switch', { name: 'Mentions' })
  expect(await mentions.isChecked()).toBe(true)
  await mentions.press('Space')
  await settings.getByText(/coming soon/).waitFor()
  await closeSettings(screen)
  await screen.button('New page').first().click()
  await screen.title.fill('Later page')
  await screen.isSaved()
  await ada.tab.goto('/')
  await eventually(() => new URL(ada.tab.url()).pathname).toBe(workspace.firstPath)
  await screen.text.waitFor()
  await openSettings(screen, 'Preferences')
  await eventually(() => chosen('Start week on').inputValue()).toBe('sunday')
  await eventually(() => chosen('Time zone').inputValue()).toBe('Asia/Tokyo')
  await eventually(() => chosen('Language').inputValue()).toBe('en-GB')
  await settings.getByRole('tab', { name: 'Notifications' }).click()
  await eventually(() => mentions.isChecked()).toBe(false)
  await closeSettings(screen)
})

test('[P 2.7] the workspace opens at its home for who prefers that', async () => {
  const { screen, tab } = ada
  const settings = await openSettings(screen, 'Preferences')
  const start = settings.getByRole('combobox', { name: 'Start page' })
  await start.selectOption('Home')
  await closeSettings(screen)
  await screen.isSaved()
  await tab.goto('/')
  await tab.getByRole('heading', { name: 'Recently visited' }).waitFor()
  expect(new URL(tab.url()).pathname).toBe('/home')
  await openSettings(screen, 'Preferences')
  await eventually(() => start.inputValue()).toBe('personal_home')
  await start.selectOption('Last visited page')
  await closeSettings(screen)
  await ada.open(workspace.firstPath)
})

test('[C 4.18] [C 3.12] keys are chosen for any action, taken where they are free, and reset', async () => {
  const { screen, tab } = ada
  const settings = await openSettings(screen, 'Keyboard shortcuts')
  const keys = settings.getByRole('button', { name: /^Search: / })
  await keys.click()
  await screen.press('ControlOrMeta+b')
  await settings.getByText('Already used by “Bold”').waitFor()
  await screen.press('ControlOrMeta+Shift+y')
  await eventually(() => keys.textContent()).toBe('Ctrl+Shift+Y')
  await closeSettings(screen)
  await tab.reload()
  await screen.text.waitFor()
  const field = tab.getByRole('combobox', { name: 'Search' })
  await eventually(async () => {
    await screen.press('ControlOrMeta+Shift+y')
    return field.isVisible()
  }).toBe(true)
  await screen.press('Escape')
  await field.waitFor({ state: 'hidden' })
  await openSettings(screen, 'Keyboard shortcuts')
  // Those of the editor too: the new ones work in the text, and the defaults do not any more.
  await settings.getByRole('button', { name: /^Bold: / }).click()
  await screen.press('ControlOrMeta+Alt+y')
  await settings.getByRole('button', { name: 'Bold: Ctrl+Alt+Y' }).waitFor()
  await closeSettings(screen)
  await screen.write('Plain')
  const bold = screen.text.locator('strong')
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+b')
  expect(await bold.count()).toBe(0)
  await screen.press('ControlOrMeta+Alt+y')
  await eventually(() => bold.textContent()).toBe('Plain')
  await openSettings(screen, 'Keyboard shortcuts')
  await settings.getByRole('button', { name: 'Reset all' }).click()
  await eventually(() => keys.textContent()).toBe('Ctrl+P')
  await closeSettings(screen)
})

test('[P 6] teamspaces are made, renamed, archived and brought back', async () => {
  const { screen } = ada
  const settings = await openSettings(screen, 'Teamspaces')
  await settings.getByRole('button', { name: 'New teamspace' }).click()
  const dialog = ada.tab.getByRole('dialog', { name: 'New teamspace' })
  await dialog.getByLabel('Name').fill('Dyers')
  await dialog.getByRole('combobox', { name: 'Permissions' }).selectOption({ index: 2 })
  await dialog.getByLabel('Name').press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const name = settings.getByRole('textbox', { name: 'Dyers teamspace name' })
  await name.fill('Dye works')
  await name.press('Enter')
  await settings.getByRole('button', { name: 'Archive Dye works' }).click()
  await settings.getByRole('list', { name: 'Archive' }).getByRole('listitem').waitFor()
  await ada.tab.getByRole('button', { name: 'Undo' }).click()
  await settings.getByRole('list', { name: 'Archive' }).waitFor({ state: 'detached' })
  await closeSettings(screen)
  await screen.sidebar.getByText('Dye works').waitFor()
})

test('[P 3] the workspace is renamed, gets an icon and an address of its own, and is downloaded', async () => {
  const { screen } = ada
  const settings = await openSettings(screen, 'General')
  const name = settings.getByRole('textbox', { name: 'Workspace name' })
  await name.fill('Southwind')
  await name.blur()
  await settings.getByText('Saved').waitFor()
  const domain = settings.getByRole('textbox', { name: 'Domain' })
  await domain.fill('login')
  await domain.press('Enter')
  await settings.getByText('This name is reserved').waitFor()
  await domain.fill('southwind')
  await domain.press('Enter')
  await settings
    .getByText(/\/southwind leads to this workspace/)
    .or(settings.getByText('Saved').nth(1))
    .first()
    .waitFor()
  const downloading = ada.tab.waitForEvent('download')
  await settings.getByRole('button', { name: 'Export' }).click()
  const exporting = ada.tab.getByRole('dialog', { name: 'Export workspace' })
  await exporting.getByRole('button', { name: 'Export' }).click()
  expect((await downloading).suggestedFilename()).toBe('Southwind.zip')
  await toast(screen, /Exported \d+ file/)
  await eventually(() => exporting.count()).toBe(0)
  await settings.getByRole('button', { name: 'Workspace icon' }).click()
  const choosing = ada.tab.waitForEvent('filechooser')
  await ada.tab.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles({ name: 'sign.png', mimeType: 'image/png', buffer: PIXEL })
  await toast(screen, 'Icon updated')
  await screen.press('Escape')
  await closeSettings(screen)
  await screen.sidebar.getByRole('button', { name: 'Southwind' }).locator('img').waitFor()
  await ada.tab.goto('/southwind')
  await eventually(() => new URL(ada.tab.url()).pathname).toBe(workspace.firstPath)
  await screen.text.waitFor()
})

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('no page of the settings has a serious fault, %s at %d px', async (colorScheme, width) => {
  const { screen, tab } = ada
  const settings = await openSettings(screen)
  await tab.evaluate(theme => (document.documentElement.dataset['theme'] = theme), colorScheme)
  await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await tab.setViewportSize({ width, height: 740 })
  const back = settings.getByRole('button', { name: 'Settings', exact: true })
  for (const name of names) {
    await settings.getByRole('tab', { name }).click()
    await settings.getByRole('heading', { name, level: 2 }).waitFor()
    await settings.locator('[aria-busy]').waitFor({ state: 'detached' })
    expect(await faultsOf(tab), name).toEqual([])
    const sideways = await settings.evaluate(dialog =>
      Math.max(
        ...[dialog, ...dialog.querySelectorAll('*')].map(part => {
          const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX)
          return scrolls ? part.scrollWidth - part.clientWidth : 0
        }),
      ),
    )
    expect(sideways, name).toBe(0)
    if (await back.isVisible()) await back.click()
  }
  await closeSettings(screen)
  await tab.setViewportSize({ width: 1280, height: 800 })
})

test('[P 6] owners give roles and take people out, who are out at once', async () => {
  const { screen } = ada
  const settings = await openSettings(screen, 'People')
  const role = settings.getByRole('combobox', { name: 'Ben Okafor’s role' })
  await role.selectOption('Owner')
  await toast(screen, 'Saved')
  await eventually(() => role.inputValue()).toBe('owner')
  await settings.getByRole('button', { name: 'Invite people' }).click()
  const invite = ada.tab.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('Email').fill('cleo@example.com')
  await screen.press('Enter')
  await ada.tab.getByText('Invitation sent').waitFor()
  await screen.press('Escape')
  // Who is invited stands in the same list.
  const awaited = settings.getByRole('listitem').filter({ hasText: 'cleo@example.com' })
  await awaited.getByText('Pending').waitFor()
  await awaited.getByRole('button', { name: 'Resend invitation to cleo@example.com' }).click()
  await toast(screen, 'Invitation sent to cleo@example.com')
  await eventually(() => journey.server.mailsTo('cleo@example.com').length).toBe(2)
  await awaited.getByRole('button', { name: 'Revoke invitation to cleo@example.com' }).click()
  await toast(screen, 'Invitation to cleo@example.com revoked')
  await awaited.waitFor({ state: 'detached' })
  await settings.getByRole('button', { name: 'Remove Ben Okafor' }).click()
  await ada.tab.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await eventually(() => settings.getByRole('listitem').count()).toBe(1)
  await closeSettings(screen)
  await ben.tab.reload()
  await ben.screen.heading('Create your workspace').waitFor()
})

test('[P 8] the e-mail address moves once the new one was shown to be read', async () => {
  const { screen } = ada
  const email = `new.${ada.email}`
  const settings = await openSettings(screen)
  await settings.getByRole('button', { name: 'Change email' }).click()
  const dialog = ada.tab.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(email)
  await screen.press('Enter')
  const code = dialog.getByLabel('Code from the new email')
  await code.waitFor()
  await lastMailTo(email).toMatch(/^ {4}\d{6}$/m)
  await code.fill(codeIn(journey.server.mailsTo(email).at(-1)))
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await screen.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await settings.getByText(email).waitFor()
  await lastMailTo(ada.email).toContain('email was changed')
  await closeSettings(screen)
})

test('[P 8] a session is ended from another one, and all others by another password', async () => {
  const { screen } = ada
  const email = `new.${ada.email}`
  const phone = await journey.stranger('Ada Lind', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  })
  const other = await journey.stranger('Ada Lind')
  for (const one of [phone, other]) {
    await one.call('loginWithPassword', { email, password: PASSWORD })
    await one.tab.goto('/')
    await one.screen.text.waitFor()
  }
  const settings = await openSettings(screen)
  const sessions = settings.getByRole('list', { name: 'Devices' })
  await sessions.getByText('Safari on iPhone').waitFor()
  expect(await sessions.getByRole('listitem').count()).toBe(3)
  await settings.getByRole('button', { name: /^Sign out of Chrome/ }).click()
  await other.screen.heading('Welcome back').waitFor()
  await eventually(() => sessions.getByRole('listitem').count()).toBe(2)

  await settings.getByRole('button', { name: 'Change password' }).click()
  const dialog = ada.tab.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByLabel('New password').fill('rye in the rain')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByText('Incorrect password').waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await screen.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await phone.screen.heading('Welcome back').waitFor()
  await eventually(() => sessions.getByRole('listitem').count()).toBe(1)
  await lastMailTo(email).toContain('password was changed')
  await closeSettings(screen)
})

test('[P 6] a workspace is deleted by typing its name, an account by its password', async () => {
  const { screen } = ada
  const settings = await openSettings(screen, 'General')
  await settings.getByRole('button', { name: 'Leave' }).click()
  await ada.tab.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await ada.tab.getByText(/You’re the only owner of “Southwind”/).waitFor()
  await ada.tab.getByRole('button', { name: 'Cancel' }).click()
  await settings.getByRole('button', { name: 'Delete workspace' }).click()
  const dialog = ada.tab.getByRole('dialog', { name: 'Delete “Southwind”?' })
  await dialog.getByRole('textbox').fill('southwind')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await dialog.getByText(/Type the workspace name/).waitFor()
  await dialog.getByRole('textbox').fill('Southwind')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await screen.heading('Create your workspace').waitFor()

  const next = await ada.createWorkspace('Second')
  await ada.open(next.firstPath)
  const again = await openSettings(screen)
  await again.getByRole('button', { name: 'Delete my account' }).click()
  const ending = ada.tab.getByRole('dialog', { name: 'Delete your account?' })
  await ending.getByLabel('Your password').fill('rye in the rain')
  await ending.getByRole('button', { name: 'Delete permanently' }).click()
  await screen.heading('Welcome back').waitFor()
  await lastMailTo(`new.${ada.email}`).toContain('account was deleted')
})
