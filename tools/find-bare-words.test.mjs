import { describe, expect, it } from 'vitest'
import { bareWords, bareWordsIn } from './find-bare-words.mjs'

const found = source =>
  bareWordsIn(`const a = () => ${source}`, 'apps/web/src/a.tsx').map(line => line.replace(/^\S+ /, ''))

describe('words that nobody could translate', () => {
  it.each([
    ['<p>Move to trash</p>', ['Move to trash']],
    ["<p>{isNew ? 'New' : t('Old')}</p>", ['New']],
    ["<p>{name || 'Untitled'}</p>", ['Untitled']],
    ['<button aria-label="Close" />', ['Close']],
    ['<input placeholder={`Search ${name}`} />', ['Search']],
    ["toasts.show({ text: 'Link copied' })", ['Link copied']],
    ["({ label: () => 'Bold' })", ['Bold']],
  ])('%s', (source, words) => expect(found(source)).toEqual(words))

  it.each([
    "<p>{t('Move to trash')} · {name} →</p>",
    "<p className={isBig ? 'big one' : 'small'} data-kind=\"some kind\">{name && <b />}</p>",
    '<a href="https://example.com" title={t("Close")}>Sheaf</a>',
    '<input placeholder="https://" />',
    "({ type: 'text', label: t('Bold'), text: 'markdown' })",
  ])('are not in %s', source => expect(found(source)).toEqual([]))
})

it('stand nowhere in the code: say them with t()', () => {
  expect(bareWords()).toEqual([])
})
