// What a refusal says, in the person's language.
import type { ErrorBody } from '@sheaf/core/errors'
import { formatPhrase, type Phrase } from '@sheaf/core/phrase'
import { t, tData } from './t'

/** A phrase of the rules that forms and the server share; what a form says by itself is in the language already. */
export const phraseText = (said: Phrase | string): string => (typeof said === 'string' ? said : formatPhrase(said, t))

/** As the server said it; what it filled in goes along beside it. */
export function refusalText({ debugMessage, clientData }: Pick<ErrorBody, 'debugMessage' | 'clientData'>): string {
  const phrase = clientData?.['phrase']
  return isPhrase(phrase) ? phraseText(phrase) : tData(debugMessage)
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Phrase).message === 'string' &&
  Object.values((value as Phrase).values ?? {}).every(part => typeof part === 'string' || isPhrase(part))
