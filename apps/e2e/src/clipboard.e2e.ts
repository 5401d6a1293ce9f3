// The clipboard: blocks go from one page to another as they are, and what other programs put there becomes blocks.
import { expect, test } from 'vitest'
import { eventually, useJourney } from './journey.fixture'
import { picture } from './media.fixture'
import type { Screen } from './page.fixture'
import type { Person } from './people.fixture'

const journey = useJourney({}, { people: 'same' })

async function onFreshPage(): Promise<Person> {
  const { person, workspace } = await journey.owner('Ada Lind')
  await person.open(workspace.firstPath)
  await person.screen.write('Start')
  return person
}

/** What the text is made of: type and words of each block, two spaces a level. */
const outline = (screen: Screen): Promise<string> =>
  screen.text.evaluate(text => {
    const lines: string[] = []
    for (const block of text.querySelectorAll<HTMLElement>('[data-block-id]')) {
      let depth = 0
      for (let above = block.parentElement?.closest('[data-block-id]'); above; depth++)
        above = above.parentElement?.closest('[data-block-id]') ?? null
      const head = block.querySelector('.sheaf-body, .sheaf-code, .sheaf-void, .sheaf-frame')
      const isOwn = head?.closest('[data-block-id]') === block
      const words = isOwn && head?.matches('.sheaf-body, .sheaf-code') ? (head.textContent ?? '') : ''
      lines.push(`${'  '.repeat(depth)}${block.dataset['type'] ?? '?'}: ${words}`.trimEnd())
    }
    return lines.join('\n')
  })

const lines = (...all: string[]): string => all.join('\n')

test('[P 3] blocks are copied from one page to another, with their kinds, marks and what lies below', async () => {
  const { screen } = await onFreshPage()
  await screen.paste({
    'text/html': '<h1>Plan</h1><ul><li>one<ul><li><b>below</b></li></ul></li><li>two</li></ul><p>end</p>',
  })
  const wanted = lines('bulleted_list: one', '  bulleted_list: below', 'bulleted_list: two', 'text: end')
  await eventually(() => outline(screen)).toBe(lines('text: StartPlan', wanted))
  await screen.press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+c')
  await screen.isSaved()
  await screen.button('New page in General').click()
  await eventually(() => screen.title.textContent()).toBe('')
  await screen.type('Copy')
  await screen.press('Enter', 'ControlOrMeta+v')
  await eventually(() => outline(screen)).toContain(lines('text: StartPlan', wanted))
  expect(await screen.text.getByText('below').evaluate(node => node.closest('strong') !== null)).toBe(true)
  await screen.isSaved()
  await screen.tab.reload()
  await eventually(() => outline(screen)).toContain(lines('text: StartPlan', wanted))
})

test('[P 3] what a word processor copies keeps headings, lists, tables and links', async () => {
  const { screen } = await onFreshPage()
  const item = (text: string): string =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>${text}<o:p></o:p></p>`
  await screen.press('Enter')
  await screen.paste({
    'text/plain': 'Report\nOne\nTwo',
    'text/html': `<html><body><!--StartFragment--><h2>Report<o:p></o:p></h2>${item('One')}${item('Two')}<p class=MsoNormal>See <a href="https://a.example/">this</a></p><!--EndFragment--></body></html>`,
  })
  await eventually(() => outline(screen)).toBe(
    lines('text: Start', 'sub_header: Report', 'bulleted_list: One', 'bulleted_list: Two', 'text: See this'),
  )
  expect(await screen.text.getByText('this').getAttribute('href')).toBe('https://a.example/')
})

test('[P 3] a picture inside what is pasted is sent like a file', async () => {
  const { screen, tab } = await onFreshPage()
  const { buffer, mimeType } = picture('dot.png', 4, 4)
  await screen.press('Enter')
  await screen.paste({
    'text/html': `<p>Before</p><p><img alt="Dot" src="data:${mimeType};base64,${buffer.toString('base64')}"></p><p>After</p>`,
  })
  await eventually(() => outline(screen)).toBe(lines('text: Start', 'text: Before', 'image:', 'text: After'))
  const shown = screen.text.getByRole('img', { name: 'Dot' })
  const width = (): Promise<number> => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)
  await shown.waitFor()
  await eventually(width).toBeGreaterThan(0)
  await screen.isSaved()
  await tab.reload()
  await shown.waitFor()
  await eventually(width).toBeGreaterThan(0)
})

test('[P 3] Markdown and cells of a spreadsheet become blocks', async () => {
  const { screen } = await onFreshPage()
  await screen.press('Enter')
  await screen.paste({ 'text/plain': '## Heading\n\n- [x] done\n- point\n\n```ts\nlet a = 1\n```\n' })
  await eventually(() => outline(screen)).toBe(
    lines('text: Start', 'sub_header: Heading', 'to_do: done', 'bulleted_list: point', 'code: let a = 1'),
  )
  await screen.write('Cells')
  await screen.press('Enter')
  await screen.paste({
    'text/plain': 'Name\tPrice\nTea\t3',
    'text/html': '<table><tr><td>Name</td><td>Price</td></tr><tr><td>Tea</td><td>3</td></tr></table>',
  })
  await eventually(() => outline(screen)).toContain(
    lines(
      'table:',
      '  table_row:',
      '    text: Name',
      '    text: Price',
      '  table_row:',
      '    text: Tea',
      '    text: 3',
    ),
  )
})

test('[P 3] an address over a selection makes a link, and by itself it is one', async () => {
  const { screen } = await onFreshPage()
  // In one task: the browser has not told of the selection yet when the paste comes.
  await screen.text.evaluate(text => {
    getSelection()?.modify('extend', 'backward', 'lineboundary')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'https://a.example/x')
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await eventually(() => outline(screen)).toBe('text: Start')
  expect(await screen.text.getByText('Start').getAttribute('href')).toBe('https://a.example/x')
  await screen.press('End', 'Enter')
  await screen.paste({ 'text/plain': 'https://b.example/y' })
  await eventually(() => outline(screen)).toBe(lines('text: Start', 'text: https://b.example/y'))
  expect(await screen.text.getByText('b.example').getAttribute('href')).toBe('https://b.example/y')
})

test('[P 3] HTML that wants to run something is inert', async () => {
  const person = await onFreshPage()
  const { screen, tab } = person
  const asked: string[] = []
  tab.on('request', request => {
    if (request.url().includes('evil.example')) asked.push(request.url())
  })
  await screen.press('Enter')
  await screen.paste({
    'text/html': `<p onclick="window.ran=1">a<script>window.ran=2</script><img src="x" onerror="window.ran=3"></p>
      <a href="javascript:window.ran=4">b</a><svg onload="window.ran=5"></svg><iframe src="https://evil.example/"></iframe>
      <link rel="stylesheet" href="https://evil.example/x.css"><p style="background:url(https://evil.example/y.png)">c</p>
      <p data-sheaf-type="text" data-sheaf-properties='{"source":[["javascript:window.ran=6"]]}'>d</p>`,
  })
  await eventually(() => outline(screen)).toContain(lines('text: a', 'text: b', 'text: c', 'text: d'))
  await screen.isSaved()
  await tab.reload()
  await eventually(() => outline(screen)).toContain(lines('text: a', 'text: b', 'text: c', 'text: d'))
  expect(await tab.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
  expect(await screen.text.locator('a[href^="javascript"], script, [onclick], [onerror], [style*="url"]').count()).toBe(
    0,
  )
  expect(asked).toEqual([])
})

test('[P 3] a pasted address becomes a mention, a bookmark or an embed, by keys', async () => {
  const { screen, tab, context } = await onFreshPage()
  await context.route(/^https:\/\//, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  const options = tab.getByRole('listbox', { name: 'Paste link as' }).getByRole('option')
  const paste = async (choice: string): Promise<void> => {
    await screen.press('Enter')
    await screen.paste({ 'text/plain': 'https://www.example.org/weaving/' })
    await options.filter({ hasText: choice }).waitFor()
    for (let i = 0; i < 4; i++) {
      const picked = await options.and(tab.locator('[aria-selected=true]')).textContent()
      if (picked?.startsWith(choice)) break
      await screen.press('ArrowDown')
    }
    await screen.press('Enter')
    await eventually(() => options.count(), choice).toBe(0)
  }
  await paste('Mention')
  const link = screen.text.getByRole('link', { name: 'example.org/weaving' })
  expect(await link.getAttribute('href')).toBe('https://www.example.org/weaving/')
  await paste('Bookmark')
  await eventually(() => outline(screen)).toContain('bookmark:')
  await paste('Embed')
  await eventually(() => outline(screen)).toContain('embed:')
  await screen.text.locator('iframe[src="https://www.example.org/weaving/"]').waitFor()
  // As it stands, it stays a link; writing goes on behind it.
  await screen.press('Enter')
  await screen.paste({ 'text/plain': 'https://www.example.org/weaving/' })
  await options.first().waitFor()
  await screen.press('Escape')
  await eventually(() => options.count()).toBe(0)
  await screen.text.getByRole('link', { name: 'https://www.example.org/weaving/', exact: true }).first().waitFor()
})
