// Decodes the bytes of a file: UTF-8, UTF-16 with its mark, and Windows-1252 of older spreadsheets. A binary file is reported as such.

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
type Decoded =
  | { readonly text: string; readonly encoding: Encoding }
  | { readonly problem: 'empty' | 'binary' | 'workbook' }

/** A file that is no text shows it early. */
const LOOKED_AT = 65_536

export function decodeText(bytes: Uint8Array): Decoded {
  if (begins(bytes, 0xff, 0xfe)) return worded(new TextDecoder('utf-16le').decode(bytes), 'UTF-16')
  if (begins(bytes, 0xfe, 0xff)) return worded(new TextDecoder('utf-16be').decode(bytes), 'UTF-16')
  // Excel's old and new files, and those of LibreOffice and Numbers, which are archives.
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'workbook' }
  if (bytes.subarray(0, LOOKED_AT).some(isControl)) return { problem: 'binary' }
  try {
    return worded(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'UTF-8')
  } catch {
    return worded(new TextDecoder('windows-1252').decode(bytes).replaceAll(middle, written), 'Windows-1252')
  }
}

/** Some engines take Windows-1252 for Latin-1, which has nothing in these places. */
const middle = /[\u0080-\u009f]/g
const MIDDLE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const written = (sign: string): string => MIDDLE.charAt(sign.charCodeAt(0) - 0x80)

const worded = (text: string, encoding: Encoding): Decoded =>
  text.trim() === '' ? { problem: 'empty' } : { text, encoding }
const begins = (bytes: Uint8Array, ...signs: readonly number[]): boolean => signs.every((sign, i) => bytes[i] === sign)
/** Those that no text has: not the tab, line breaks, the page break and the escape. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x1b) || byte === 0x7f
