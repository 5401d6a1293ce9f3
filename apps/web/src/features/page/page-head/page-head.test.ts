import { readFileSync } from 'node:fs'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { describe, expect, it } from 'vitest'
import { pictureUrl } from '../../../data/picture-url'
import { coverNames, coverValue, readCover } from '../../../page-cover/covers'
import { randomEmoji } from './random-style'

describe('[P 3] the head of a page', () => {
  it('is as usual where the page says nothing, or nonsense', () => {
    const usual = {
      icon: null,
      cover: null,
      coverPosition: 0.5,
      font: 'default',
      isFullWidth: false,
      isSmallText: false,
      isLocked: false,
    }
    expect(pageLook(undefined)).toEqual(usual)
    expect(
      pageLook({
        format: { page_icon: '', page_cover: 7, page_font: 'comic', page_full_width: 'yes', block_locked: 1 },
      }),
    ).toEqual(usual)
  })
  it('is read from the fields', () => {
    expect(
      pageLook({ format: { page_icon: '🌾', page_cover_position: 7, page_font: 'mono', block_locked: true } }),
    ).toMatchObject({ icon: '🌾', coverPosition: 1, font: 'mono', isLocked: true })
  })
})

describe('[P 3] covers', () => {
  it('that come with the product are all drawn', () => {
    const sheet = readFileSync(`${import.meta.dirname}/../../../page-cover/covers.module.css`, 'utf8')
    for (const name of coverNames) {
      expect(readCover(coverValue(name))).toEqual({ drawn: name })
      expect(sheet).toContain(`.${name} {`)
    }
  })
  it('are pictures by an address, and nothing else', () => {
    expect(readCover('https://example.com/a.jpg')).toEqual({ picture: 'https://example.com/a.jpg' })
    expect(readCover('cover:nowhere')).toBeNull()
    expect(readCover('javascript:alert(1)')).toBeNull()
  })
  it('are read from our own files in a width, and of other hosts by way of our server', () => {
    const file = 'attachment:11111111-2222-4333-8444-555555555555:field.png'
    expect(pictureUrl(file, 300)).toBe('/image/11111111-2222-4333-8444-555555555555/field.png?width=384')
    expect(pictureUrl('https://example.com/a.jpg?b', 300)).toBe(
      '/image/external?url=https%3A%2F%2Fexample.com%2Fa.jpg%3Fb&width=384',
    )
    for (const bad of ['ftp://example.com/a.jpg', '//example.com/a.jpg', 'javascript:alert(1)', '/etc/passwd', ''])
      expect(pictureUrl(bad, 300), bad).toBeNull()
  })
})

it('any emoji is another one', () => {
  for (let i = 0; i < 50; i++) expect(randomEmoji('🌾')).not.toBe('🌾')
  expect(randomEmoji(null)).toMatch(/\p{Extended_Pictographic}/u)
})
