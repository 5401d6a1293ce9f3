// Two people on one page: each sees at once what the other types, and undo affects only one's own changes.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { chooseNamed } from './kind-page.fixture'
import { PASSWORD } from './people.fixture'
import { bothRead, converged, together } from './together.fixture'

const journey = useJourney({}, { people: 'same' })

test('[P 6] one person invites another by a link, and both are in the workspace', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const ben = await journey.stranger('Ben Okafor')
  await ada.open(workspace.firstPath)
  await ada.screen.openWorkspaceMenu(workspace.name)
  await ada.screen.menuItem('Invite people').click()
  const { dialog } = ada.screen
  await dialog.getByRole('textbox', { name: 'Email' }).fill('no address')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Enter a valid email').waitFor()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(ben.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await ada.tab.getByText('Link copied').first().waitFor()
  const link = await ada.tab.evaluate(() => navigator.clipboard.readText())
  expect(journey.server.mailsTo(ben.email).join()).toContain(link)

  // He has no account yet: the invitation waits for him behind the sign-up.
  await ben.tab.goto(link)
  await ben.tab.getByRole('link', { name: 'Create an account' }).click()
  await ben.screen.field('Your name').fill(ben.name)
  await ben.screen.field('Email').fill(ben.email)
  await ben.screen.field('Password').fill(PASSWORD)
  await ben.screen.button('Create account').click()
  await ben.screen.heading('Join Northwind Atelier').waitFor()
  await ben.screen.button('Join workspace').click()
  await eventually(() => ben.screen.title.textContent()).toBe('Getting started')
  await ben.screen.row('Getting started').waitFor()

  // The link works once.
  const eve = await (await journey.stranger('Eve Stone')).signUp()
  await eve.tab.goto(link)
  await eve.screen.heading('This invitation isn’t valid').waitFor()
})

test('[P 7] a formula and an emoji come where they were meant to while another writes above and beside them', async () => {
  const { ada, ben } = await together(journey, 'Fabric:', 'Area:')
  const { screen } = ada
  const firstLine = async (): Promise<string | undefined> => (await screen.paragraphs())[0]
  await screen.goToEndOf(1)
  await screen.press('ControlOrMeta+Shift+e')
  await screen.field('Formula').waitFor()
  await ben.screen.goToEndOf(0)
  await ben.screen.type(' boiled wool')
  await eventually(firstLine).toBe('Fabric: boiled wool')
  await screen.type('w h')
  await screen.press('Enter')
  for (const person of [ada, ben])
    await eventually(() => person.screen.text.locator('annotation').allTextContents()).toEqual(['w h'])

  // And when it is opened once more.
  await screen.text.locator('.katex').first().click()
  await screen.field('Formula').waitFor()
  await ben.screen.press('Home')
  await ben.screen.type('Lined ')
  await eventually(firstLine).toBe('Lined Fabric: boiled wool')
  await screen.press('End')
  await screen.type(' d')
  await screen.press('Enter')
  for (const person of [ada, ben])
    await eventually(() => person.screen.text.locator('annotation').allTextContents()).toEqual(['w h d'])
  // The caret is behind it.
  await screen.type('!')
  await eventually(async () => (await screen.paragraphs())[1]?.endsWith('!')).toBe(true)

  // So is an emoji that is picked while the other writes in the same line.
  await screen.type(' ')
  await chooseNamed(screen, 'Emoji')
  await screen.tab.getByRole('combobox', { name: 'Search emoji' }).waitFor()
  await ben.screen.paragraph(1).click()
  await ben.screen.press('Home')
  await ben.screen.type('Its ')
  await eventually(async () => (await screen.paragraphs())[1]?.startsWith('Its Area:')).toBe(true)
  await screen.type('party popper')
  await screen.tab.getByRole('option', { name: /party popper/ }).waitFor()
  await screen.press('Enter')
  await eventually(async () => (await screen.paragraphs())[1]?.endsWith('! 🎉')).toBe(true)
})

test('[P 7] keystrokes of each appear on the other’s page, in order', async () => {
  const { ada, ben } = await together(journey, 'Fabric:', 'Buttons:')
  const seen: string[] = []
  await ben.tab.exposeFunction('sheafSaw', (text: string) => seen.push(text))
  await ben.screen.paragraph(0).evaluate(paragraph => {
    const tell = (window as unknown as { sheafSaw: (text: string) => void }).sheafSaw
    new MutationObserver(() => {
      const copy = paragraph.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
      tell(copy.textContent ?? '')
    }).observe(paragraph, { subtree: true, childList: true, characterData: true })
  })
  await ada.screen.goToEndOf(0)
  await ada.tab.keyboard.type(' boiled wool', { delay: 30 })
  await bothRead([ada, ben], ['Fabric: boiled wool', 'Buttons:'])
  // Every state he saw is a beginning of the last one, longer each time.
  expect(seen.length).toBeGreaterThan(3)
  for (const [i, text] of seen.entries()) {
    expect('Fabric: boiled wool'.startsWith(text), text).toBe(true)
    expect(text.length).toBeGreaterThanOrEqual(seen[i - 1]?.length ?? 0)
  }
  await ben.screen.goToEndOf(1)
  await ben.screen.type(' horn')
  await bothRead([ada, ben], ['Fabric: boiled wool', 'Buttons: horn'])
})

test('[P 7] typing in one paragraph at once converges, with every word whole', async () => {
  const { ada, ben } = await together(journey, 'colours')
  await ada.screen.goToEndOf(0)
  await ben.screen.paragraph(0).click()
  await ben.screen.press('Home')
  await Promise.all([
    ada.tab.keyboard.type(' of moss and rust', { delay: 15 }),
    ben.tab.keyboard.type('warm earthy quiet ', { delay: 15 }),
  ])
  expect(await converged({ ada, ben })).toEqual(['warm earthy quiet colours of moss and rust'])

  // At the very same place both runs stay whole, one after the other.
  await ada.screen.goToEndOf(0)
  await ben.screen.goToEndOf(0)
  await Promise.all([
    ada.tab.keyboard.type('AAAAAAAA', { delay: 15 }),
    ben.tab.keyboard.type('BBBBBBBB', { delay: 15 }),
  ])
  const [line = ''] = await converged({ ada, ben })
  expect(line).toMatch(/^warm earthy quiet colours of moss and rust(A{8}B{8}|B{8}A{8})$/)
})

test('[P 7] Enter in the middle while the other types, and Backspace that joins again', async () => {
  const { ada, ben } = await together(journey, 'cut and sew')
  await ben.screen.goToEndOf(0)
  await ada.screen.paragraph(0).click()
  await ada.screen.press('Home', ...Array<string>(4).fill('ArrowRight'))
  await Promise.all([ada.screen.press('Enter'), ben.tab.keyboard.type(' and press', { delay: 10 })])
  expect(await converged({ ada, ben })).toEqual(['cut ', 'and sew and press'])
  // The one who was typing goes on where he was.
  await ben.screen.type(' again')
  expect(await converged({ ada, ben })).toEqual(['cut ', 'and sew and press again'])
  await ada.screen.press('Backspace')
  await bothRead([ada, ben], ['cut and sew and press again'])
  await ada.screen.type('twice ')
  await ben.screen.type('!')
  expect(await converged({ ada, ben })).toEqual(['cut twice and sew and press again!'])
})

test('[P 7] each sees that the other is here and where they write', async () => {
  const { ada, ben } = await together(journey, 'hem')
  await ada.screen.people.getByRole('img', { name: 'Ben Okafor' }).waitFor()
  await ben.screen.people.getByRole('img', { name: 'Ada Lind' }).waitFor()
  await ada.screen.goToEndOf(0)
  await eventually(() => ben.screen.caretNames()).toEqual(['Ada Lind'])
  await ben.screen.goToEndOf(0)
  await eventually(() => ada.screen.caretNames()).toEqual(['Ben Okafor'])
  await ben.context.close()
  await eventually(() => ada.screen.people.count()).toBe(0)
  await eventually(() => ada.screen.caretNames()).toEqual([])
})

test('[P 7] undo takes back one’s own words and leaves the other’s', async () => {
  const { ada, ben } = await together(journey, 'lining-')
  await ada.screen.goToEndOf(0)
  await ada.screen.type('silk')
  await bothRead([ada, ben], ['lining-silk'])
  await ben.screen.goToEndOf(0)
  await ben.screen.type('-viscose')
  await bothRead([ada, ben], ['lining-silk-viscose'])
  await ada.screen.press('ControlOrMeta+z')
  await bothRead([ada, ben], ['lining--viscose'])
  await ada.screen.press('ControlOrMeta+Shift+z')
  await bothRead([ada, ben], ['lining-silk-viscose'])
  await ben.screen.press('ControlOrMeta+z')
  await bothRead([ada, ben], ['lining-silk'])
})

test('[P 3] what other programs take out of the page is drawn again, and nothing of it is deleted', async () => {
  const { ada, ben } = await together(journey, 'wool', 'linen', 'silk', 'felt')
  await ada.screen.goToEndOf(1)
  await ada.screen.press('Enter')
  await ada.screen.type('[] hemp')
  const lines = ['wool', 'linen', 'hemp', 'silk', 'felt']
  await bothRead([ada, ben], lines)
  const blockOf = (words: string) => `.sheaf-block:has(> .sheaf-body, > .sheaf-inner):has-text("${words}")`
  const disturb = (words: string, how: (block: Element) => void): Promise<void> =>
    ada.screen.text.locator(blockOf(words)).first().evaluate(how)
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'a text': () => disturb('silk', block => block.querySelector('.sheaf-body')?.remove()),
    'the element around a text': () => disturb('hemp', block => block.querySelector('.sheaf-inner')?.remove()),
    'the box of a to-do': () => disturb('hemp', block => block.querySelector('.sheaf-lead')?.remove()),
    'a block': () => disturb('linen', block => block.remove()),
    'a block to another place': () => disturb('wool', block => block.parentElement?.append(block)),
    'a piece': () => disturb('felt', block => block.closest('.sheaf-chunk')?.remove()),
    'a text into an element of their own': () =>
      disturb('felt', block => {
        const box = document.createElement('section')
        const text = block.querySelector('.sheaf-body')
        if (text) box.append(text)
        block.append(box)
      }),
  }
  for (const [what, take] of Object.entries(ways)) {
    await ada.screen.goToEndOf(3)
    await take()
    await eventually(() => ada.screen.paragraphs(), what).toEqual(lines)
    await eventually(() => ada.screen.text.getByRole('checkbox').count(), what).toBe(1)
    // The caret is where it was, and goes on. With all of the text, the browser takes the focus too.
    if (what === 'a piece') await ada.screen.goToEndOf(3)
    await ada.screen.type('!')
    await eventually(() => ben.screen.paragraphs(), what).toEqual(lines.with(3, 'silk!'))
    await ada.screen.press('Backspace')
    await bothRead([ada, ben], lines)
  }
})
