// Texts as they are written in formulas. Signs that escape nothing stay, so that patterns such as "\d+" read as they are written.

const meanings: Readonly<Record<string, string>> = { '"': '"', "'": "'", '\\': '\\', n: '\n', t: '\t' }

/** The text of a literal with its quotes. */
export const readString = (literal: string): string =>
  literal.slice(1, -1).replaceAll(/\\(.)/gs, (all: string, sign: string) => meanings[sign] ?? all)

export const writeString = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
