// Checks that are large and that only the server must make: it brings them (`records/server-checks.ts`). A client without them takes any
// object, and hears from the server what is wrong with it.
import { type Check, jsonObject } from './checks'

const brought = new Map<string, Check<unknown>>()

export const bringCheck = (name: string, check: Check<unknown>): void => void brought.set(name, check)

export const lateCheck = <T>(name: string): Check<T> => ({
  judge: value => (brought.get(name) ?? jsonObject).judge(value),
  form: { name, check: () => brought.get(name) ?? jsonObject },
})
