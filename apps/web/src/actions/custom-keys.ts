// Combinations that a person has chosen instead of the usual ones, by action (client-platform.md 3.12, 4.18).
import { Store } from '../editing/store'

export const customKeys = new Store<Readonly<Record<string, string | undefined>>>({})
