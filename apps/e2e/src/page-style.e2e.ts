// The style of a page: everyone sees it, and a reload keeps it.
import { expect, test } from 'vitest'
import { eventually, hasFocus, useJourney } from './journey.fixture'

const journey = useJourney()

test('[P 3] icon, cover, width, type and lock are kept, and shown to the other person', async () => {
  const { ada, ben, workspace } = await journey.pair()
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await ben.open(workspace.firstPath)
  const article = ben.tab.getByRole('main').getByRole('article')

  // By the keyboard: the page begins with an icon.
  await screen.button('Change page icon').focus()
  await screen.press('Enter')
  // Letters search at once, arrows go through what is found, and Escape leads back.
  await screen.type('face')
  const search = tab.getByRole('combobox', { name: 'Search emoji' })
  await eventually(() => search.inputValue()).toBe('face')
  await screen.press('ArrowDown')
  await eventually(async () => (await search.getAttribute('aria-activedescendant'))?.split('-').at(-1)).toBe('9')
  await screen.press('Escape')
  await eventually(() => hasFocus(screen.button('Change page icon'))).toBe(true)
  await screen.press('Enter')
  await screen.type('rocket')
  await screen.press('Enter')
  await eventually(() => screen.button('Change page icon').textContent()).toBe('🚀')
  await eventually(() => ben.screen.button('Change page icon').textContent()).toBe('🚀')
  await ben.screen.row('Getting started').getByText('🚀').waitFor()

  await screen.button('Add cover').focus()
  await screen.press('Enter')
  await screen.button('Change cover').focus()
  await screen.press('Enter')
  await screen.button('Furrows').click()
  await ben.screen.button('Change cover').waitFor()

  for (const name of ['Full width', 'Small text']) {
    await screen.openPageMenu()
    const item = tab.getByRole('menuitemcheckbox', { name })
    expect(await item.getAttribute('aria-checked')).toBe('false')
    await item.click()
    await screen.press('Escape')
  }
  await screen.openPageMenu()
  await screen.menuItem('Font').click()
  await tab.getByRole('menuitemradio', { name: 'Serif' }).click()
  await eventually(() => article.getAttribute('data-font')).toBe('serif')
  await eventually(() => article.getAttribute('data-full-width')).toBe('')
  await eventually(() => article.getAttribute('data-small-text')).toBe('')

  await tab.keyboard.press('Escape')
  await screen.openPageMenu()
  await tab.getByRole('menuitemcheckbox', { name: 'Lock page' }).click()
  await screen.isSaved()
  await ben.screen.button('Unlock page').waitFor()
  await eventually(() => ben.screen.text.getAttribute('contenteditable')).toBe('false')
  await eventually(() => ben.screen.title.getAttribute('contenteditable')).toBe('false')
  expect(await ben.screen.button('Change cover').count()).toBe(0)

  await ben.tab.reload()
  await ben.screen.text.waitFor()
  await ben.screen.button('Unlock page').waitFor()
  expect(await article.getAttribute('data-font')).toBe('serif')
  expect(await ben.screen.text.getAttribute('contenteditable')).toBe('false')
  await ben.screen.button('Unlock page').click()
  await eventually(() => ben.screen.text.getAttribute('contenteditable')).toBe('true')
  await ben.screen.button('Change cover').waitFor()
  await eventually(() => screen.text.getAttribute('contenteditable')).toBe('true')
})

test('[P 3] a picture of one’s own is a cover, and is moved by the keyboard', async () => {
  const { person: ada, workspace } = await journey.owner('Ada Lind')
  const { screen, tab } = ada
  await ada.open(workspace.firstPath)
  await screen.button('Add cover').focus()
  await screen.press('Enter')
  await screen.button('Change cover').focus()
  await screen.press('Enter')
  const [chooser] = await Promise.all([tab.waitForEvent('filechooser'), screen.button('Upload image').click()])
  await chooser.setFiles({ name: 'field.png', mimeType: 'image/png', buffer: await drawn(ada) })
  const picture = tab.getByRole('main').locator('img[src^="/image/"]')
  await picture.waitFor()
  await eventually(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth > 0)).toBe(true)

  await screen.button('Reposition').click()
  const slider = tab.getByRole('slider', { name: 'Cover position' })
  expect(await slider.getAttribute('aria-valuenow')).toBe('50')
  await screen.press('ArrowDown', 'ArrowDown', 'Enter')
  await screen.isSaved()
  await tab.reload()
  await picture.waitFor()
  expect(await picture.evaluate(image => getComputedStyle(image).objectPosition)).toBe('50% 58%')
})

/** A picture that the browser draws itself. */
async function drawn({ tab }: { tab: import('playwright-core').Page }): Promise<Buffer> {
  const url = await tab.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 600
    const paint = canvas.getContext('2d')
    if (paint) {
      paint.fillStyle = 'goldenrod'
      paint.fillRect(0, 300, 400, 300)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
