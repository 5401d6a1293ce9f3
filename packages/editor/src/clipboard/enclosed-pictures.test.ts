import { tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { takePictures, withoutAddresses } from './enclosed-pictures'

const PNG = 'iVBORw0KGgo='
const hex = '89504e470d0a1a0a'
const rtf = (...pictures: string[]): string => `{\\rtf1\\ansi ${pictures.join('\\par ')}}`
const pict = (blip: string): string =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn a}{\\sv 1}}}\\picscalex100\\${blip}\\bliptag-12{\\*\\blipuid f00ba5}\n${hex}\n}}`
const bytesOf = async (file: File | undefined): Promise<string> =>
  Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('hex')

describe('[P 3] pictures inside what is pasted', () => {
  it('those written into the HTML become files of their type', async () => {
    const html = `<p>a<img alt="x" src="data:image/png;base64,${PNG}"></p><img src='data:image/svg+xml,%3Csvg%2F%3E'><img src="https://a.example/b.png">`
    const { html: taken, pictures } = takePictures(html, [], '')
    expect(taken).toBe(
      '<p>a<img alt="x" src="https://enclosed.invalid/0"></p><img src="https://enclosed.invalid/1"><img src="https://a.example/b.png">',
    )
    const files = [...pictures.values()]
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['picture-1.png', 'image/png'],
      ['picture-2.svg', 'image/svg+xml'],
    ])
    expect(await bytesOf(files[0])).toBe(hex)
    expect(await files[1]?.text()).toBe('<svg/>')
  })
  it('what is no picture, or was cut short, is left to the reader of the HTML', () => {
    for (const source of ['data:text/html;base64,PGI+', 'data:image/png;base64,%%%', 'javascript:1', 'file:///c/a.png'])
      expect(takePictures(`<img src="${source}">`, [], '').pictures.size).toBe(0)
  })
  it('those on the disk of a word processor come from the files beside them', () => {
    const files = [
      new File(['1'], 'one.png', { type: 'image/png' }),
      new File(['2'], 'two.jpg', { type: 'image/jpeg' }),
    ]
    const html = '<img src="file:///C:/image001.png"><p>and</p><img src=file:///C:/image002.jpg>'
    expect([...takePictures(html, files, '').pictures.values()]).toEqual(files)
  })
  it('… or from the RTF, in their order', async () => {
    const html = '<img src="file:///C:/1.png"><img src="file:///C:/2.jpg">'
    const { pictures } = takePictures(html, [], rtf(pict('pngblip'), pict('wmetafile8'), pict('jpegblip')))
    expect([...pictures.values()].map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
    expect(await bytesOf([...pictures.values()][0])).toBe(hex)
  })
  it('where it is not clear which is which, none is taken', () => {
    const one = new File(['1'], 'all.png', { type: 'image/png' })
    expect(takePictures('<img src="file:///a"><img src="file:///b">', [one], rtf(pict('pngblip'))).pictures.size).toBe(
      0,
    )
  })
  it('their blocks name no address, and say which picture they wait for', () => {
    const { pictures } = takePictures(`<img src="data:image/png;base64,${PNG}">`, [], '')
    const image = tree('image', { properties: { source: [['https://enclosed.invalid/0']], alt_text: [['x']] } })
    const other = tree('image', { properties: { source: [['https://a.example/b.png']] } })
    const waiting: [unknown, string][] = []
    const [column, kept] = withoutAddresses([tree('column', { children: [image] }), other], pictures, (block, file) =>
      waiting.push([block, file.name]),
    )
    expect(column?.children[0]?.properties).toEqual({ alt_text: [['x']] })
    expect(waiting).toEqual([[column?.children[0], 'picture-1.png']])
    expect(kept?.properties).toEqual(other.properties)
  })
})
