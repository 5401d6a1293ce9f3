// What a campaign runs in `npm test` and in `npm run test:all`. The first is waited for many times a day.
import type { Campaign } from './run-many'

type Budget = Pick<Campaign, 'operations' | 'atLeast'>

export const budget = ({ operations, atLeast }: Required<Budget>): Budget =>
  process.env['TEST_ALL'] ? { operations } : { operations, atLeast }
