// Refuses names that contain a profanity. The rule is a plain substring match on the lowered text, so the list keeps to words
// that are rarely part of harmless ones.
import { profanities } from './profanity-words'

export function containsProfanity(text: string, words: readonly string[] = profanities): boolean {
  const lowered = text.toLowerCase()
  return words.some(word => lowered.includes(word))
}
