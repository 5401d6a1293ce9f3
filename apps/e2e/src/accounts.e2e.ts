// Several accounts in one browser: adding, switching, leaving one or all, and a session that was ended elsewhere.
import { expect, test } from 'vitest'
import { eventually, type Journey, useJourney } from './journey.fixture'
import { PASSWORD, type Person, type Workspace } from './people.fixture'
import { plantDatabase } from './planted-database.fixture'

const journey: Journey = useJourney()

/** Ada's browser with Ben's account beside hers; each has a workspace. */
async function twoAccounts(): Promise<{ ada: Person; ben: Person; workspace: Workspace }> {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const ben = await (await journey.stranger('Ben Okafor')).signUp()
  await ben.createWorkspace('Okafor Household')
  await ada.open(workspace.firstPath)
  await ada.screen.openWorkspaceMenu('Northwind Atelier')
  await ada.screen.menuItem('Add another account').click()
  await ada.tab.getByText('Add another account to this browser').waitFor()
  await ada.screen.field('Email').fill(ben.email)
  await ada.screen.field('Password').fill(PASSWORD)
  await ada.screen.button('Sign in').click()
  await inWorkspace(ada, 'Okafor Household')
  return { ada, ben, workspace }
}

const inWorkspace = ({ screen }: Person, name: string): Promise<void> =>
  screen.sidebar.getByRole('button', { name }).waitFor()

/** The page that is open after switching to the first account's workspace. */
async function firstPathOf(person: Person): Promise<string> {
  await person.screen.openWorkspaceMenu('Okafor Household')
  await person.screen.menuItem('Northwind Atelier').click()
  await inWorkspace(person, 'Northwind Atelier')
  await person.screen.text.waitFor()
  return person.tab.url()
}

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

test('[C 3.7] a link that only another account of this browser may read offers to switch to it', async () => {
  const { ada } = await twoAccounts()
  // Here as Ben, with a link to a page of Ada's.
  const theirs = new URL(await firstPathOf(ada)).pathname
  await ada.screen.openWorkspaceMenu('Northwind Atelier')
  await ada.screen.menuItem('Okafor Household').click()
  await inWorkspace(ada, 'Okafor Household')
  await ada.tab.goto(theirs)
  await ada.screen.heading('This page is in another account').waitFor()
  await ada.tab.getByText(`${ada.email} has access to it`).waitFor()
  await ada.screen.button('Switch to Ada Lind').click()
  await inWorkspace(ada, 'Northwind Atelier')
  await ada.screen.text.waitFor()
  expect(new URL(ada.tab.url()).pathname).toBe(theirs)
})

test('[C 3.7] so does the address of a workspace or a database that only another account may read', async () => {
  const { ada, workspace } = await twoAccounts()
  const hex = (id: string): string => id.replaceAll('-', '')
  const schema = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
  const { block, collection } = await plantDatabase(ada, workspace, schema, [], [{ type: 'table', name: 'All' }])
  const { screen, tab } = ada
  // Here as Ben.
  await tab.goto(`/space/${hex(workspace.spaceId)}`)
  await screen.heading('This workspace is in another account').waitFor()
  await tab.goto(`/ds/${hex(collection)}`)
  await screen.heading('This page is in another account').waitFor()
  await tab.getByText(`${ada.email} has access to it`).waitFor()
  await screen.button('Switch to Ada Lind').click()
  await inWorkspace(ada, 'Northwind Atelier')
  await eventually(() => new URL(tab.url()).pathname + new URL(tab.url()).hash).toBe(
    `${workspace.firstPath}#${hex(block)}`,
  )
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
  await ada.tab.getByText(/Your session has expired/).waitFor()
  await screen.heading('Welcome back').waitFor()
  await screen.field('Email').fill(ada.email)
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

test('[P 6] an invitation is for one address: who holds the link with another account is told, and offered to switch', async () => {
  const { person: owner, workspace } = await journey.owner('Ada Lind')
  const invited = await (await journey.stranger('Ben Okafor')).signUp()
  const other = await (await journey.stranger('Cleo Marsh')).signUp()
  const { url } = await owner.call<{ url: string }>('createInvite', {
    spaceId: workspace.spaceId,
    email: invited.email,
  })
  const path = new URL(url).pathname
  const { screen, tab } = other
  await tab.goto(path)
  await tab.getByText(/This invitation was sent to b•••@/).waitFor()
  expect(await screen.button('Join workspace').count()).toBe(0)
  await screen.button('Use another account').click()
  await tab.getByText('Add another account to this browser').waitFor()
  await screen.field('Email').fill(invited.email)
  await screen.field('Password').fill(PASSWORD)
  await screen.button('Sign in').click()
  // Back at the invitation, now as the one it is for.
  await screen.button('Join workspace').waitFor()
  expect(new URL(tab.url()).pathname).toBe(path)
  // Both accounts are signed in here: as the other one, one press leads to the right one.
  await tab.evaluate(id => localStorage.setItem('current-user-id', id), other.userId)
  await tab.reload()
  await screen.button('Switch account').click()
  await screen.button('Join workspace').click()
  await inWorkspace(other, 'Northwind Atelier')
})

test('[P 2.3] signing in reads its address: whose it is, and where to go on to, on this origin only', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const guest = await journey.stranger('Ada Lind')
  const { screen, tab } = guest
  const signIn = async (redirectURL: string): Promise<void> => {
    await tab.goto(`/login?email=${encodeURIComponent(ada.email)}&redirectURL=${encodeURIComponent(redirectURL)}`)
    await screen.field('Password').fill(PASSWORD)
    expect(await screen.field('Email').inputValue()).toBe(ada.email)
    await screen.button('Sign in').click()
    await inWorkspace(guest, 'Northwind Atelier')
  }
  await tab.goto('/login')
  const { origin } = new URL(tab.url())
  await signIn(origin + workspace.firstPath)
  await eventually(() => new URL(tab.url()).pathname).toContain(workspace.firstPath.slice(1))
  await tab.context().clearCookies()
  await signIn('https://evil.example/steal')
  expect(new URL(tab.url()).origin).toBe(origin)
  await tab.goto('/signup?email=new%40example.com')
  await screen.field('Your name').waitFor()
  expect(await screen.field('Email').inputValue()).toBe('new@example.com')
  await tab.goto('/signup/referral/abc123')
  await screen.field('Your name').waitFor()
})
