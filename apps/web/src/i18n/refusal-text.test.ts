import { passwordProblem } from '@sheaf/core/api/account/account-rules'
import { SheafError } from '@sheaf/core/errors'
import { phrase } from '@sheaf/core/phrase'
import { afterEach, expect, it } from 'vitest'
import de from '../../../../locales/de-DE.json'
import { phraseText, refusalText } from './refusal-text'
import { activate, SOURCE_LOCALE } from './t'

afterEach(() => activate(SOURCE_LOCALE))

/** As it comes over the wire. */
const sent = (error: SheafError) => JSON.parse(JSON.stringify(error.body('1'))) as ReturnType<SheafError['body']>

it('[P 8] a refusal is read in the language of the reader, with what was filled in', () => {
  const refused = sent(
    new SheafError('LogicalError', {
      debugMessage: phrase('This file is {size}. The limit is {limit}.', { size: '9 MB', limit: '5 MB' }),
      clientData: { type: 'file_too_large' },
    }),
  )
  expect(refused).toMatchObject({
    debugMessage: 'This file is 9 MB. The limit is 5 MB.',
    clientData: { type: 'file_too_large' },
  })
  activate('de-DE', de)
  expect(refusalText(refused)).toBe('Diese Datei hat 9 MB. Die Grenze liegt bei 5 MB.')
  expect(refusalText(sent(new SheafError('LogicalError', { debugMessage: phrase('Incorrect password') })))).toBe(
    'Falsches Passwort',
  )
  expect(refusalText(sent(new SheafError('NotFoundError')))).toBe(de['Resource not found.'])
})
it('[P 8] rules say the same before anything is sent', () => {
  activate('de-DE', de)
  expect(phraseText(passwordProblem('short') ?? '')).toBe('Verwenden Sie mindestens 8 Zeichen')
})
it('what is no phrase is not taken for one', () => {
  for (const odd of [null, 1, 'x', { message: 1 }, { message: 'a {b}', values: { b: 1 } }])
    expect(refusalText({ debugMessage: 'As said', clientData: { phrase: odd } })).toBe('As said')
})
