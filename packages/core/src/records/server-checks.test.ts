// Settings are judged as a whole where the server's checks are.
import './server-checks'
import { expect, it } from 'vitest'
import { passes } from '../validation/validate'
import { recordOf } from './all'
import { accessOf } from './team-settings'

it.each([
  ['space', { is_teams_enabled: true }, true],
  ['space', { is_teams_enabled: 'yes' }, false],
  ['space', { anything: true }, false],
  ['team', accessOf('open'), true],
  ['team', { ...accessOf('open'), visibility: 'team_members' }, false],
] as const)('[P 6] %s settings %j: %s', (table, settings, isGood) => {
  const { check } = recordOf(table).fields['settings'] ?? {}
  expect(check && passes(check, settings)).toBe(isGood)
})
