// The settings console of organizations.
import { isUuid, parseUuid, type Uuid, withoutDashes } from '../ids'
import { type AnyRoute, define } from './define'
import { type Parameter, passingOver, spelt, text } from './parameter'

const CONSOLE_BASE = '/settings/organization'

const organizationId: Parameter<Uuid | 'new'> = {
  read: text => (text === 'new' ? text : (parseUuid(text) ?? undefined)),
  write: value => (isUuid(value) ? withoutDashes(value) : value),
}

const tab = spelt({
  onboarding: 'onboarding',
  general: 'general',
  people: 'people',
  security: 'security',
  data_and_compliance: 'data-and-compliance',
  analytics: 'analytics',
})

/** The subtabs of tabs that have a list of them; of other tabs any name is one. */
export const knownSubtabs: Readonly<Record<string, readonly string[]>> = {
  general: ['workspaces', 'email-domains', 'scim'],
  people: ['members', 'guests', 'groups', 'managed-users'],
}

/** The console's shorter lists of tabs, by what they are shown of. */
export const tabLists = {
  organization: ['general', 'workspaces', 'groups', 'audit_log'],
  teamspaces: ['general', 'members', 'teamspaces', 'pages'],
  workspace: ['general', 'members', 'guests', 'groups', 'teamspaces'],
  content: ['general', 'members', 'browse_content', 'exports'],
  legalHold: ['legal_hold_content'],
} as const

export const consoleRoutes = [
  define(
    'settingsConsole',
    [
      `${CONSOLE_BASE}/:organizationId/:tab/:subtab`,
      `${CONSOLE_BASE}/:tab/:subtab`,
      `${CONSOLE_BASE}/:organizationId/:tab`,
      `${CONSOLE_BASE}/:tab`,
    ],
    {},
    {
      segments: { organizationId: passingOver(organizationId), tab, subtab: text },
      refine: ({ subtab, ...params }): AnyRoute => {
        if (subtab === undefined) return { name: 'settingsConsole', params }
        if (params.tab === 'onboarding') {
          const { tab: _tab, ...rest } = params
          return { name: 'settingsConsoleDefault', params: rest }
        }
        const isKnown = knownSubtabs[params.tab]?.includes(subtab) ?? /^[a-z][a-z\d_-]{0,63}$/.test(subtab)
        return { name: 'settingsConsole', params: isKnown ? { ...params, subtab } : params }
      },
    },
  ),
  define(
    'settingsConsoleDefault',
    [`${CONSOLE_BASE}/:organizationId/*`, `${CONSOLE_BASE}/*`],
    {},
    { segments: { organizationId } },
  ),
] as const
