import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SheafError } from '../errors'
import { limits } from '../limits'
import { checkJson, isStorableText, type JsonBounds, parseJson } from './safe-json'

const bounds: JsonBounds = { maxDepth: 3, maxNodes: 10, maxKeysPerObject: 4 }
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const refusal = (run: () => unknown): SheafError => {
  try {
    run()
  } catch (error) {
    if (error instanceof SheafError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('what passes', () => {
  it('the very value comes back', () => {
    const value = { a: [1, 'two', null, true, { b: -0.5 }], c: {} }
    expect(checkJson(value)).toBe(value)
  })

  it('any JSON within the bounds passes unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'small' }), value => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('keys that only look dangerous pass', () => {
    expect(parseJson('{"__proto":1,"Constructor":2,"toString":3,"hasOwnProperty":4}')).toEqual({
      __proto: 1,
      Constructor: 2,
      toString: 3,
      hasOwnProperty: 4,
    })
  })

  it('characters beyond the first plane pass', () => {
    expect(checkJson({ '😀': '👩‍👩‍👧 𝒳' })).toEqual({ '😀': '👩‍👩‍👧 𝒳' })
  })
})

describe('keys that reach a prototype', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s is refused wherever it stands, with its path', key => {
    const error = refusal(() => parseJson(`{"a":[{},{"${key}":{"admin":true}}]}`))
    expect(error.name).toBe('ValidationError')
    expect(error.message).toBe(
      `body failed validation: body.a[1].${key} should be not present, instead was {"admin":true}.`,
    )
  })

  it('__proto__ is refused rather than silently dropped', () => {
    expect(() => parseJson('{"__proto__":null}')).toThrow('body.__proto__ should be not present')
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })

  it('the same words are fine as values', () => {
    expect(parseJson('["__proto__","constructor"]')).toEqual(['__proto__', 'constructor'])
  })
})

describe('bounds', () => {
  it('depth counts brackets', () => {
    expect(parseJson(nested(3), 'body', bounds)).toEqual([[[]]])
    expect(refusal(() => parseJson(nested(4), 'body', bounds)).message).toBe(
      'body failed validation: body[0][0][0] should be at most 3 levels deep, instead was [].',
    )
  })

  it('a million brackets neither blow the stack nor take long', () => {
    expect(() => parseJson(nested(1_000_000))).toThrow(`at most ${limits.maxJsonDepth} levels deep`)
    expect(() => parseJson('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))).toThrow('levels deep')
  })

  it('values are counted, the outermost included', () => {
    expect(checkJson([1, 2, 3, 4, 5, 6, 7, 8, 9], 'body', bounds)).toHaveLength(9)
    expect(() => checkJson([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'body', bounds)).toThrow('JSON of at most 10 values')
    expect(() => checkJson([[1, 2, 3, 4], [1, 2, 3, 4], []], 'body', bounds)).toThrow('JSON of at most 10 values')
  })

  it('keys of one object are counted', () => {
    expect(checkJson({ a: 1, b: 2, c: 3, d: 4 }, 'body', bounds)).toBeTruthy()
    expect(() => checkJson({ x: { a: 1, b: 2, c: 3, d: 4, e: 5 } }, 'body', bounds)).toThrow(
      'body.x should be an object of at most 4 keys, instead was {"a":1,"b":2,"c":3,"d":4,"e":5}.',
    )
  })
})

describe('text that PostgreSQL cannot hold', () => {
  it.each([
    ['NUL in a value', '{"a":{"b":["x\\u0000y"]}}', 'body.a.b[0]'],
    ['NUL alone', '"\\u0000"', 'body'],
    ['NUL in a key', '{"a":{"b\\u0000":1}}', 'body.a.b\ufffd'],
    ['a high surrogate without its half', '["\\ud83d!"]', 'body[0]'],
    ['a low surrogate without its half', '["a\\ude00"]', 'body[0]'],
    ['halves in the wrong order', '["\\ude00\\ud83d"]', 'body[0]'],
    ['a half surrogate in a key', '{"\\ud83d":1}', 'body.\ufffd'],
  ])('[P 8] %s is PostgresInvalidUnicodeCharacter', (_, text, path) => {
    const error = refusal(() => parseJson(text))
    expect(error.name).toBe('PostgresInvalidUnicodeCharacter')
    expect(error.status).toBe(400)
    expect(error.message).toBe('Unsupported unicode escape sequence.')
    expect(error.clientData).toEqual({ path })
  })

  it('says which text can be stored', () => {
    expect(isStorableText('a😀b')).toBe(true)
    expect(isStorableText('a\ud83d')).toBe(false)
    expect(isStorableText('\0')).toBe(false)
  })

  it('no refusal carries such text itself', () => {
    expect(isStorableText(refusal(() => parseJson('{"a\\u0000":{"constructor":1}}')).message)).toBe(true)
    expect(isStorableText(refusal(() => parseJson('\ud83d{')).message)).toBe(true)
  })
})

describe('what is no JSON', () => {
  it.each(['', '{', '{"a":1,}', 'undefined', "{'a':1}", '[1] [2]'])('%j is refused as a whole', text => {
    expect(refusal(() => parseJson(text)).message).toBe(
      `body failed validation: body should be JSON, instead was ${JSON.stringify(text)}.`,
    )
  })

  it('a number that overflows is refused instead of becoming null', () => {
    expect(() => parseJson('{"n":1e999}')).toThrow('body.n should be JSON, instead was Infinity.')
  })

  it.each([undefined, () => 1, Symbol('s'), 1n, Number.NaN])('%s is no JSON value', value => {
    expect(() => checkJson({ a: value })).toThrow('body.a should be JSON')
  })

  it('a name of its own appears in the message', () => {
    expect(() => parseJson('[', 'message')).toThrow('message failed validation: message should be JSON')
  })
})
