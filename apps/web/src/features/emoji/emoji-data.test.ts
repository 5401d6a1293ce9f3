import { describe, expect, it } from 'vitest'
import { emojiFor, loadEmoji, toned } from './emoji-data'

describe('[P 3] emoji by name', () => {
  it('finds them by shortcode and by word', async () => {
    const data = await loadEmoji('en-US')
    expect(data.all.length).toBeGreaterThan(1500)
    expect(data.groups).toHaveLength(9)
    expect(emojiFor(data, 'tada')[0]?.sign).toBe('🎉')
    expect(emojiFor(data, 'thumbsup')[0]?.sign).toMatch(/^👍/u)
    expect(emojiFor(data, 'celebration').map(one => one.sign)).toContain('🎉')
  })
  it("finds them in the person's language", async () => {
    expect(emojiFor(await loadEmoji('de-DE'), 'katze').map(one => one.sign)).toContainEqual(
      expect.stringMatching(/^🐈/u),
    )
  })
  it('gives the tone that was chosen', async () => {
    const wave = emojiFor(await loadEmoji('en'), 'wave').find(one => one.sign.startsWith('👋'))
    expect(wave && toned(wave, 5)).toBe('👋🏿')
    expect(wave && toned(wave, 0)).toBe('👋')
  })
})
