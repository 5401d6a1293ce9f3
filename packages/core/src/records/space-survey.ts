// What the makers of a space said about it. Every answer carries when, where and under which version of the question it was given.
import { type Check, exact, integer, list, optional, string } from '../validation/checks'

const answer = <T>(value: Check<T>) =>
  optional(exact({ value, version: integer, collected_at: integer, collected_from: string }))

export const spaceSurveyData = exact({
  intent: answer(string),
  use_cases: answer(list(string)),
  company_size: answer(string),
  collaborative_intent: answer(string),
})
