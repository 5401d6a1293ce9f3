// Digits of every script as those of this file, and signs that only look different as the plain ones: for reading what people wrote.

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g, digit => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.findLast(zero => zero <= code) ?? code))
    })
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\u2212\u2012\ufe63\uff0d]/g, '-')
    .replaceAll(/[\u00a0\u202f\u2007\u2009\u3000]/g, ' ')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\u066a', '%')
