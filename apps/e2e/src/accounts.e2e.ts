// Several accounts in one browser: adding, switching, leaving one or all, and a session that was ended elsewhere.
import { expect, test } from 'vitest'
import { eventually, type Journey, useJourney } from './journey.fixture'
import { PASSWORD, type Person } from './people.fixture'

const journey: Journey = useJourney()

/** Ada's browser with Ben's account beside hers; each has a workspace. */
async function twoAccounts(): Promise<{ ada: Person; ben: Person }> {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const ben = await (await journey.stranger('Ben Okafor')).signUp()
  await ben.createWorkspace('Okafor Household')
  await ada.open(workspace.firstPath)
  await ada.screen.openWorkspaceMenu('Northwind Atelier')
  await ada.screen.menuItem('Add another account').click()
  await ada.tab.getByText('Add another account to this browser.').waitFor()
  await ada.screen.field('E-mail').fill(ben.email)
  await ada.screen.field('Password').fill(PASSWORD)
  await ada.screen.button('Sign in').click()
  await inWorkspace(ada, 'Okafor Household')
  return { ada, ben }
}

const inWorkspace = ({ screen }: Person, name: string): Promise<void> =>
  screen.sidebar.getByRole('button', { name }).waitFor()

test('[C 3.7] a second account is added beside the first, and each shows its own workspaces', async () => {
  const { ada, ben } = await twoAccounts()
  await ada.screen.openWorkspaceMenu('Okafor Household')
  for (const { email } of [ada, ben]) await ada.tab.getByText(email).waitFor()
  await ada.screen.menuItem('Northwind Atelier').click()
  await inWorkspace(ada, 'Northwind Atelier')
  // The choice stays after a reload.
  await ada.tab.reload()
  await inWorkspace(ada, 'Northwind Atelier')
})

test('[C 5.1] signing out of one account leaves the other, signing out of all leaves none', async () => {
  const { ada } = await twoAccounts()
  await ada.screen.openWorkspaceMenu('Okafor Household')
  await ada.screen.menuItem('Sign out of Ben Okafor').click()
  await inWorkspace(ada, 'Northwind Atelier')
  await ada.screen.openWorkspaceMenu('Northwind Atelier')
  expect(await ada.screen.menuItem('Okafor Household').count()).toBe(0)
  await ada.screen.menuItem('Sign out').click()
  await ada.screen.heading('Welcome back').waitFor()

  const again = await twoAccounts()
  await again.ada.screen.openWorkspaceMenu('Okafor Household')
  await again.ada.screen.menuItem('Sign out of all accounts').click()
  await again.ada.screen.heading('Welcome back').waitFor()
  await again.ada.tab.goto('/')
  await again.ada.screen.heading('Welcome back').waitFor()
})

test('[P 8] a session that was ended elsewhere asks to sign in, and leads back to the page', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen } = await ada.open(workspace.firstPath).then(() => ada)
  await screen.write('Pattern pieces')
  await screen.isSaved()
  await ada.call('logout', { all: true })
  await ada.tab.getByText(/Your session has ended/).waitFor()
  await screen.heading('Welcome back').waitFor()
  await screen.field('E-mail').fill(ada.email)
  await screen.field('Password').fill(PASSWORD)
  await screen.button('Sign in').click()
  await eventually(() => screen.paragraphs()).toEqual(['Pattern pieces'])
  expect(new URL(ada.tab.url()).pathname).toBe(workspace.firstPath)
})

test('[P 8] another tab of the same account is signed out too', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  await ada.open(workspace.firstPath)
  const other = await ada.openTab(workspace.firstPath)
  await other.text.waitFor()
  await ada.screen.openWorkspaceMenu(workspace.name)
  await ada.screen.menuItem('Sign out').click()
  await ada.screen.heading('Welcome back').waitFor()
  await other.heading('Welcome back').waitFor()
})
