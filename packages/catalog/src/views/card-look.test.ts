import { describe, expect, it } from 'vitest'
import { cardChecks, cardLook } from './card-look'

describe('cardLook', () => {
  it('is as usual for the kind where the view says nothing', () => {
    expect(cardLook({}, 'page_cover')).toEqual({
      cover: 'page_cover',
      coverProperty: null,
      size: 'medium',
      aspect: 'cover',
      layout: 'list',
    })
  })
  it('takes what the view says', () => {
    const format = {
      cover: 'property',
      cover_property: 'pics',
      cover_size: 'large',
      cover_aspect: 'contain',
      card_layout: 'compact',
    }
    expect(cardLook(format, 'none')).toEqual({
      cover: 'property',
      coverProperty: 'pics',
      size: 'large',
      aspect: 'contain',
      layout: 'compact',
    })
  })
  it('is not led astray by what it does not know', () => {
    expect(cardLook({ cover: 'hologram', cover_size: 7, cover_property: 3 }, 'none')).toMatchObject({
      cover: 'none',
      coverProperty: null,
      size: 'medium',
    })
  })
  it.each([
    ['cover', 'page_content_first', 'hologram'],
    ['cover_size', 'small', 'huge'],
    ['cover_aspect', 'contain', 'fill'],
    ['card_layout', 'compact', 'wide'],
  ])('%s may be %s and not %s', (name, good, bad) => {
    expect(cardChecks[name]?.judge(good)).toBeNull()
    expect(cardChecks[name]?.judge(bad)).not.toBeNull()
  })
})
