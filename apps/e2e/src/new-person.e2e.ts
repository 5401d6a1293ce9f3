// From the first visit to a page that is still there after a reload, and back in by password and by e-mailed code.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'
import { PASSWORD } from './people.fixture'

const journey = useJourney()

test('[P 5] sign-up says what is missing, at the field that is wrong', async () => {
  const { screen, tab } = await journey.stranger('Ada Lind')
  await tab.goto('/signup')
  await screen.button('Create account').click()
  for (const sentence of ['Enter your name', 'Enter a valid email', /at least 8 characters/])
    await tab.getByText(sentence).first().waitFor()
  await eventually(() => hasFocus(screen.field('Your name'))).toBe(true)
  await screen.field('Your name').fill('Ada Lind')
  await screen.field('Email').fill('ada@nowhere@twice')
  await screen.field('Password').fill('short')
  await screen.button('Create account').click()
  await eventually(() => screen.field('Your name').getAttribute('aria-invalid')).toBe(null)
  await eventually(() => screen.field('Email').getAttribute('aria-invalid')).toBe('true')
  await eventually(() => screen.field('Password').getAttribute('aria-invalid')).toBe('true')
})

test('[P 5] an address that is taken is refused in plain words', async () => {
  const known = await (await journey.stranger('Ada Lind')).signUp()
  const { screen, tab } = await journey.stranger('Ada Twin')
  await tab.goto('/signup')
  await screen.field('Your name').fill('Ada Twin')
  await screen.field('Email').fill(known.email)
  await screen.field('Password').fill(PASSWORD)
  await screen.button('Create account').click()
  await eventually(() => screen.field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(tab.url()).toMatch(/\/signup$/)
})

test('[P 3] a new person signs up, makes a workspace, writes a page, and finds it after a reload and a new sign-in', async () => {
  const { screen, tab, email } = await journey.stranger('Ada Lind')
  await tab.goto('/')
  await screen.heading('Welcome back').waitFor()
  await tab.getByRole('link', { name: 'Create an account' }).click()
  await screen.field('Your name').fill('Ada Lind')
  await screen.field('Email').fill(email)
  await screen.field('Password').fill(PASSWORD)
  await screen.button('Create account').click()

  await screen.heading('Create your workspace').waitFor()
  await screen.button('Create workspace').click()
  await tab.getByText('Enter a workspace name').waitFor()
  await screen.field('Name').fill('Northwind Atelier')
  await screen.button('Create workspace').click()

  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await eventually(() => hasFocus(screen.title)).toBe(true)
  await screen.press('ControlOrMeta+a')
  await screen.type('Autumn collection — planning')
  await screen.write('Twelve pieces, three fabrics.', 'Fittings begin on Monday.')
  await screen.isSaved()
  await screen.row('Autumn collection — planning').waitFor()
  const stays = async (): Promise<void> => {
    await eventually(() => screen.title.textContent()).toBe('Autumn collection — planning')
    await eventually(() => screen.paragraphs()).toEqual(['Twelve pieces, three fabrics.', 'Fittings begin on Monday.'])
  }
  await tab.reload()
  await stays()

  await screen.openWorkspaceMenu('Northwind Atelier')
  await screen.menuItem('Sign out').click()
  await screen.heading('Welcome back').waitFor()
  await screen.field('Email').fill(email)
  await screen.field('Password').fill('not the password')
  await screen.button('Sign in').click()
  await tab.getByRole('alert').waitFor()
  expect(new URL(tab.url()).pathname).toBe('/login')
  await screen.field('Password').fill(PASSWORD)
  await screen.button('Sign in').click()
  await stays()

  await screen.openWorkspaceMenu('Northwind Atelier')
  await screen.menuItem('Sign out').click()
  await screen.field('Email').fill(email)
  await screen.button('Email me a code').click()
  await screen.heading('Check your email').waitFor()
  const code = /^ {4}(\d{6})$/m.exec(journey.server.mailsTo(email).at(-1) ?? '')?.[1] ?? ''
  await screen.field('Code').fill(code === '000000' ? '000001' : '000000')
  await screen.button('Sign in').click()
  await eventually(() => screen.field('Code').getAttribute('aria-invalid')).toBe('true')
  await screen.field('Code').fill(code)
  await screen.button('Sign in').click()
  await stays()
})

test('[C 4.17] the focus is in the title of a workspace that was made, with the words typed meanwhile, and in one that was chosen', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = person
  await person.open(workspace.firstPath)
  // A slow network: the first page is not here yet when somebody begins to write.
  await tab.route('**/loadCachedPageChunkV2*', async route => {
    await delay(1_500)
    await route.continue()
  })
  await screen.openWorkspaceMenu('Northwind Atelier')
  await screen.menuItem('New workspace').click()
  await screen.field('Name').fill('Southwind Atelier')
  await screen.press('Enter')
  await screen.heading('New workspace').waitFor({ state: 'hidden' })
  await screen.type(' with coats')
  await eventually(() => screen.title.textContent()).toBe('Getting started with coats')
  expect(await hasFocus(screen.title)).toBe(true)
  await screen.isSaved()

  const isNowhere = (): Promise<boolean> => tab.evaluate(() => document.activeElement === document.body)
  await screen.openWorkspaceMenu('Southwind Atelier')
  await screen.menuItem('Northwind Atelier').click()
  await eventually(() => screen.title.textContent()).toBe('Getting started')
  await eventually(isNowhere).toBe(false)
  expect(await hasFocus(screen.title), 'a page that is only opened is not written on').toBe(false)
})

test('[P 7] words written on a new page stay in one paragraph while the page is still being opened', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = await person.open(workspace.firstPath).then(() => person)
  // A slow network: the page's own records, and what was saved, come later than what the sidebar hears of them. In order.
  await tab.route('**/loadCachedPageChunkV2*', async route => {
    await delay(1_500)
    await route.continue()
  })
  await tab.routeWebSocket('**/stream*', socket => {
    const server = socket.connectToServer()
    let before = Promise.resolve()
    server.onMessage(message => {
      before = before
        .then(() => (message.includes('"type":"saved"') ? delay(100) : undefined))
        .then(() => socket.send(message))
    })
  })
  await tab.reload()
  await screen.isSaved()
  await screen.sidebar.getByRole('button', { name: 'New private page' }).click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.title.click()
  await screen.type('Sketches')
  await screen.press('Enter')
  await tab.keyboard.type('Coats first, then shirts, then the knits.', { delay: 25 })
  await screen.isSaved()
  await eventually(() => screen.paragraphs()).toEqual(['Coats first, then shirts, then the knits.'])
})
