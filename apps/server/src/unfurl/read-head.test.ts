import { describe, expect, it } from 'vitest'
import { oEmbedAddress, readOEmbed } from './o-embed'
import { readHead, textOf } from './read-head'

describe('the head of a page', () => {
  it('gives title, meta and links, however they are written', () => {
    const head = readHead(`<!doctype html><HTML><head><!-- <title>no</title> --><script>"<title>no</title>"</script>
      <META charset=utf-8><title lang="en">A &amp; B
      &#8211; &#x43;</title><meta property='og:title' content="Say &quot;hi&quot; > there"><meta name=description content=short />
      <meta name="description" content="second"><link rel="shortcut ICON" href='/i.png?a=1&amp;b=2' sizes=32x32></head>
      <body><meta name="late" content="no"></body>`)
    expect([head.title, head.charset]).toEqual(['A & B – C', 'utf-8'])
    expect(Object.fromEntries(head.meta)).toEqual({ 'og:title': 'Say "hi" > there', description: 'short' })
    expect(head.links).toEqual([{ rel: ['shortcut', 'icon'], href: '/i.png?a=1&b=2', type: '', sizes: '32x32' }])
  })
  it.each([
    '',
    '<',
    '<title>',
    '<title',
    '<meta content="',
    '<!--',
    '<script>',
    '\0\0',
    '<meta property=og:title content>',
  ])('bears %j', html => expect(() => readHead(html)).not.toThrow())
  it('is read in the time that its length takes', () => {
    const started = performance.now()
    for (const part of ['<', '<meta ', '<!--', '<a "', '<title>', '<script>', '&#', '<meta content="x" '])
      readHead(part.repeat(1_000_000 / part.length))
    expect(performance.now() - started).toBeLessThan(3_000)
  })
  it('holds no character that is none', () => expect(textOf('a&#0;&#xD800;&#x110000;&nope;\u0007b')).toBe('a&nope; b'))
})

describe('oEmbed', () => {
  it('is found and gives title, picture and the address of a frame', () => {
    const head = readHead('<link rel="alternate" type="application/json+oembed" href="/o?x=1">')
    expect(oEmbedAddress(head, 'https://a.example/p')).toBe('https://a.example/o?x=1')
    const answer = {
      title: 'T',
      thumbnail_url: 'https://a.example/t.png',
      html: '<iframe width="1" src="https://a.example/e?a=1&amp;b=2"></iframe>',
    }
    expect(readOEmbed(JSON.stringify(answer), 'https://a.example')).toEqual({
      title: 'T',
      image: 'https://a.example/t.png',
      frame: 'https://a.example/e?a=1&b=2',
    })
  })
  it.each([
    '<iframe src="javascript:alert(1)">',
    '<iframe src="http://a.example/">',
    '<script src="https://a.example/x.js">',
    '<iframe srcdoc="https://x">',
  ])('frames nothing of %s', html => expect(readOEmbed(JSON.stringify({ html }), 'https://a.example')).toEqual({}))
  it.each(['', 'null', '[1', '"x"'])('bears %j', json => expect(readOEmbed(json, 'https://a.example')).toBeUndefined())
})
