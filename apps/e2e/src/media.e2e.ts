// Pictures, documents, files and drawings on a page: from somebody's disk to everybody's screen.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './axe.fixture'
import { plantBlocks } from './blocks.fixture'
import { eventually, useJourney } from './journey.fixture'
import { document, picture, sound, writing } from './media.fixture'
import type { Screen } from './page.fixture'

const journey = useJourney({ SHEAF_MAX_UPLOAD_MB: '1' }, { people: 'same' })

type TestFile = ReturnType<typeof picture>

async function start(name: string, ...lines: string[]): Promise<Screen> {
  const { person, workspace } = await journey.owner(name)
  const screen = await person.open(workspace.firstPath)
  await screen.write(...lines, '')
  return screen
}
/** A block by the slash menu; it asks for its content by itself. */
async function make(screen: Screen, kind: string): Promise<void> {
  await screen.type(`/${kind}`)
  await screen.tab
    .getByRole('option', { name: new RegExp(`^${kind}`) })
    .first()
    .waitFor()
  await screen.press('Enter')
}
async function choose(screen: Screen, file: TestFile): Promise<void> {
  const button = screen.dialog.getByRole('button', { name: 'Choose a file' })
  const [chooser] = await Promise.all([screen.tab.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}
/** A file let go over the page, as from the desktop. */
async function drop(screen: Screen, file: TestFile, over: Locator): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('nothing to drop on')
  const data = await screen.tab.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      return transfer
    },
    { name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  )
  const at = { clientX: box.x + 5, clientY: box.y + box.height / 2 }
  for (const type of ['dragenter', 'dragover', 'drop'])
    await over.dispatchEvent(type, { dataTransfer: data, bubbles: true, cancelable: true, ...at })
}
const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(one => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth > 0)
const widthOf = (image: Locator): Promise<number> =>
  image.evaluate(one => Math.round(one.getBoundingClientRect().width))

test('[P 3] an image is chosen, described, captioned, drawn smaller and looked at, and all of it stays', async () => {
  const screen = await start('Ada Lind')
  const { tab } = screen
  await make(screen, 'Image')
  await choose(screen, picture('sea.png', 900, 600))
  const image = screen.text.getByRole('img').first()
  const shown = screen.text.locator('figure img')
  await eventually(() => isLoaded(shown)).toBe(true)
  const full = await widthOf(shown)

  // By its edge, with the keyboard.
  await tab.getByRole('separator', { name: 'Width, end side' }).focus()
  await screen.press('Shift+ArrowLeft', 'Shift+ArrowLeft')
  await eventually(() => widthOf(shown)).toBe(full - 128)

  // The caption, by its shortcut from the selected block.
  await shown.click()
  await screen.press('ControlOrMeta+Alt+m')
  const caption = screen.field('Caption')
  await caption.waitFor()
  await screen.type('The **sea** at noon')
  await screen.press('Enter')
  await eventually(() => screen.text.getByRole('figure', { name: 'The sea at noon' }).count()).toBe(1)

  // Its menu, by keyboard: what comes with the pointer comes with the focus.
  await tab.getByRole('button', { name: 'More', exact: true }).first().focus()
  await screen.press('Enter')
  await screen.menuItem('Alt text').click()
  await screen.dialog.getByRole('textbox', { name: 'Alt text' }).fill('A green sea')
  await screen.dialog.getByRole('button', { name: 'Save' }).click()
  await screen.text.getByRole('img', { name: 'A green sea' }).waitFor()
  expect(await faultsOf(tab)).toEqual([])

  // A copy says the same.
  await shown.click()
  await screen.press('ControlOrMeta+c')
  await screen.text.getByRole('paragraph').last().click()
  await screen.press('ControlOrMeta+v')
  await eventually(() => caption.locator('strong').allTextContents()).toEqual(['sea', 'sea'])
  await screen.press('ControlOrMeta+z')
  await eventually(() => shown.count()).toBe(1)
  await screen.isSaved()

  await tab.reload()
  await eventually(() => isLoaded(shown)).toBe(true)
  await eventually(() => widthOf(shown)).toBe(full - 128)
  await eventually(() => image.getAttribute('alt')).toBe('A green sea')
  await eventually(() => caption.textContent()).toBe('The sea at noon')
  await eventually(() => caption.locator('strong').textContent()).toBe('sea')
  // Its place is kept free before it is there.
  expect(await shown.evaluate(one => getComputedStyle(one).aspectRatio)).toMatch(/^1 \/ 0\.66/)
})

test('[P 3] a caption takes marks and links, is seen by others as it is written, and loses nothing', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('')
  await make(ada.screen, 'Image')
  await choose(ada.screen, picture('sea.png', 300, 200))
  const shown = ada.screen.text.locator('figure img')
  await eventually(() => isLoaded(shown)).toBe(true)
  await ada.screen.isSaved()
  await ben.open(workspace.firstPath)
  const [hers, his] = [ada.screen.field('Caption'), ben.screen.field('Caption')]

  // While she writes, without leaving it.
  await shown.click()
  await ada.screen.press('ControlOrMeta+Alt+m')
  await hers.waitFor()
  await ada.screen.type('The ')
  await ada.screen.press('ControlOrMeta+b')
  await ada.screen.type('sea')
  await ada.screen.press('ControlOrMeta+b')
  await ada.screen.type(' at noon')
  await eventually(() => his.textContent()).toBe('The sea at noon')
  expect(await his.locator('strong').textContent()).toBe('sea')

  // A link for what is selected, and the caret where it was.
  await ada.screen.press('Shift+ControlOrMeta+ArrowLeft', 'ControlOrMeta+k')
  await ada.tab.getByRole('combobox', { name: 'Link or page' }).fill('https://noon.example')
  await ada.screen.press('Enter')
  await hers.getByRole('link', { name: 'noon' }).waitFor()
  await ada.screen.press('End')
  await ada.screen.type('!')
  await eventually(() => his.textContent()).toBe('The sea at noon!')
  expect(await his.getByRole('link').getAttribute('href')).toBe('https://noon.example')

  // He is in it too: what she writes is shown where he is not writing himself.
  await his.click()
  await ben.screen.press('Home')
  await ada.screen.type('!')
  await eventually(() => his.textContent()).toBe('The sea at noon!!')
  await ben.screen.type('Look: ')
  await eventually(() => hers.textContent()).toBe('Look: The sea at noon!!')

  // Undo takes back what he wrote. Enter leaves to the block.
  await ben.screen.press('ControlOrMeta+z')
  await eventually(() => hers.textContent()).toBe('The sea at noon!!')
  await ben.screen.press('Enter')
  await eventually(() => ben.screen.text.evaluate(text => text === text.ownerDocument.activeElement)).toBe(true)

  // Gone before the pause is over: the last words are kept.
  await ada.screen.type(' Late')
  await ada.tab.reload()
  await eventually(() => hers.textContent()).toBe('The sea at noon!! Late')
  await eventually(() => his.textContent()).toBe('The sea at noon!! Late')

  // Where nobody may write, it is read as it was written.
  await ada.screen.openPageMenu()
  await ada.tab.getByRole('menuitemcheckbox', { name: 'Lock page' }).click()
  await ada.screen.press('Escape')
  const read = ben.screen.text.locator('figcaption')
  await eventually(() => his.count()).toBe(0)
  expect(await read.locator('strong').textContent()).toBe('sea')
  expect(await read.getByRole('link', { name: 'noon' }).getAttribute('rel')).toContain('noopener')
  await ada.screen.button('Unlock page').click()

  // Without words it is not there.
  await hers.click()
  await ada.screen.press('ControlOrMeta+a', 'Backspace', 'Escape')
  await eventually(() => hers.count()).toBe(0)
  await eventually(() => his.count()).toBe(0)
})

test('[P 3] images dropped on the page become blocks there, and are gone through one by one', async () => {
  const screen = await start('Ada Lind', 'Before', 'After')
  const { tab } = screen
  await drop(screen, picture('one.png', 300, 200), screen.paragraph(0))
  const blocks = screen.text.locator('[data-type=image]')
  const images = screen.text.locator('figure img')
  await images.waitFor()
  await eventually(() => isLoaded(images)).toBe(true)
  await drop(screen, picture('two.png', 200, 300), screen.text.getByText('After'))
  await eventually(() => blocks.count()).toBe(2)
  // What is far from the screen is drawn when it comes near.
  await blocks.last().scrollIntoViewIfNeeded()
  await eventually(() => images.count()).toBe(2)
  // Where they were let go: one under each line. Only below the last one an empty line waits for words.
  const order = await screen.text
    .locator('[data-block-id]')
    .evaluateAll(all => all.map(one => ((one as HTMLElement).dataset['type'] === 'image' ? 'image' : one.textContent)))
  expect(order).toEqual(['Before', 'image', 'After', 'image', ''])

  // The focus comes with a frame, and a busy machine draws it late: keys are not for the page meanwhile.
  const drawSoon = await tab.evaluateHandle(() => {
    const soon = window.requestAnimationFrame
    window.requestAnimationFrame = draw => window.setTimeout(() => soon(draw), 1_000)
    return () => {
      window.requestAnimationFrame = soon
    }
  })
  await images.first().dblclick()
  const large = screen.dialog
  await large.getByText('1 of 2').waitFor()
  await eventually(() => isLoaded(large.locator('img'))).toBe(true)
  await screen.press('ArrowRight')
  await large.getByText('2 of 2').waitFor()
  await drawSoon.evaluate(restore => restore())
  await screen.press('+')
  await eventually(() => isLoaded(large.locator('img[data-zoomed]'))).toBe(true)
  expect(await faultsOf(tab)).toEqual([])
  await screen.press('Escape')
  await eventually(() => large.count()).toBe(0)
})

test('[P 3] a PDF is read in place, and a file is had back as it was', async () => {
  const screen = await start('Ada Lind')
  const { tab } = screen
  await make(screen, 'PDF')
  await choose(screen, document('paper.pdf', ['First words', 'Second words']))
  await tab.getByRole('img', { name: 'Page 1. First words' }).waitFor()
  await tab.getByText('Page 1 of 2').waitFor()
  const dark = await tab
    .locator('.sheaf-pdf-page canvas')
    .first()
    .evaluate(one => {
      const canvas = one as HTMLCanvasElement
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      let count = 0
      for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 80 && (data[i + 3] ?? 0) > 0) count++
      return count
    })
  expect(dark).toBeGreaterThan(50)

  await screen.text.getByRole('paragraph').last().click()
  await make(screen, 'File')
  await choose(screen, writing('notes.txt', 'Thread, needles, wax'))
  const link = screen.text.getByRole('link', { name: /notes\.txt/ })
  await link.waitFor()
  const [download] = await Promise.all([tab.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('notes.txt')
  const stream = await download.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString()).toBe('Thread, needles, wax')
})

test('[P 3] a file that is refused says why, and can be tried again or given up', async () => {
  const screen = await start('Ada Lind')
  const { tab } = screen
  await make(screen, 'File')
  await choose(screen, { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(2_000_000, 7) })
  const alert = screen.text.getByRole('alert').filter({ hasText: 'Couldn’t upload large.bin.' })
  await alert.getByText('The limit is 1 MB').waitFor()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.getByText('The limit is 1 MB').waitFor()
  await alert.getByRole('button', { name: 'Cancel' }).click()
  await tab.getByRole('button', { name: 'Add a file' }).click()
  await choose(screen, writing('small.txt', 'fits'))
  await screen.text.getByRole('link', { name: /small\.txt/ }).waitFor()
})

test('[P 3] what one draws, the other sees, and both strokes stay', async () => {
  const { ada, ben, workspace } = await journey.pair()
  await ada.open(workspace.firstPath)
  await ada.screen.write('')
  await make(ada.screen, 'Drawing')
  const drawing = (screen: Screen, count: number): Locator =>
    screen.text.getByLabel(`Drawing with ${count} stroke${count === 1 ? '' : 's'}`, { exact: true })
  await drawing(ada.screen, 0).waitFor()
  await ada.screen.isSaved()
  await ben.open(workspace.firstPath)
  await drawing(ben.screen, 0).waitFor()
  await drawing(ben.screen, 0).dblclick()

  const stroke = async (screen: Screen, canvas: Locator, y: number): Promise<void> => {
    const box = await canvas.boundingBox()
    if (!box) throw new Error('no canvas')
    await screen.tab.mouse.move(box.x + 60, box.y + y)
    await screen.tab.mouse.down()
    for (let i = 1; i <= 10; i++) await screen.tab.mouse.move(box.x + 60 + i * 20, box.y + y + (i % 3) * 8)
    await screen.tab.mouse.up()
  }
  await stroke(ada.screen, drawing(ada.screen, 0), 80)
  await drawing(ben.screen, 1).waitFor()
  await stroke(ben.screen, drawing(ben.screen, 1), 160)
  await drawing(ada.screen, 2).waitFor()

  // Hers goes by her own undo; his stays.
  await ada.tab.getByRole('button', { name: 'Undo stroke' }).click()
  await drawing(ben.screen, 1).waitFor()
  await ada.tab.getByRole('button', { name: 'Redo stroke' }).click()
  await drawing(ben.screen, 2).waitFor()

  // Without a pointer.
  await drawing(ada.screen, 2).focus()
  await ada.screen.press('Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space')
  await drawing(ben.screen, 3).waitFor()
  expect(await faultsOf(ada.tab)).toEqual([])
  await ada.screen.isSaved()
  await ben.tab.reload()
  await drawing(ben.screen, 3).waitFor()
})

test('[P 8] a film or a recording on another host is not asked for before it is played, and is not told by whom', async () => {
  const { person, workspace } = await journey.owner('Ada Lind')
  const { context, screen } = person
  const asked: (readonly [string, string | undefined])[] = []
  await context.route('https://films.example/**', async route => {
    const { referer } = await route.request().allHeaders()
    asked.push([new URL(route.request().url()).pathname, referer])
    await route.fulfill({ contentType: 'audio/wav', body: sound('loom.wav').buffer })
  })
  await plantBlocks(person, workspace, [
    { type: 'video', properties: { source: [['https://films.example/loom.mp4']] } },
    { type: 'audio', properties: { source: [['https://films.example/loom.wav']] } },
  ])
  await person.open(workspace.firstPath)
  const [film, recording] = [screen.text.locator('video'), screen.text.locator('audio')]
  await film.waitFor()
  await recording.waitFor()
  // Idle with nothing: it has not begun to look.
  const states = (player: HTMLMediaElement) => [player.networkState, player.readyState]
  expect([await film.evaluate(states), await recording.evaluate(states)]).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect(asked).toEqual([])
  await recording.evaluate((player: HTMLMediaElement) => void player.play())
  await eventually(() => asked.at(0)).toEqual(['/loom.wav', undefined])
  expect(asked.map(([path]) => path)).not.toContain('/loom.mp4')
})
