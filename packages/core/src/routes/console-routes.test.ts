import { hex, id, resolves } from './resolves.fixture'

const org = '/settings/organization'
resolves(
  "[P 2.3] {consoleBase}/{organizationId?}{tab}: organizationId must be a UUID or the literal 'new'; otherwise it is dropped.",
  [
    [`${org}/${hex}/general`, 'settingsConsole', { organizationId: id, tab: 'general' }],
    [`${org}/${id}/general`, 'settingsConsole', { organizationId: id, tab: 'general' }],
    [`${org}/new/onboarding`, 'settingsConsole', { organizationId: 'new', tab: 'onboarding' }],
    [`${org}/acme/people`, 'settingsConsole', { tab: 'people' }],
    [`${org}/x-${hex}/people`, 'settingsConsole', { tab: 'people' }],
    [`${org}/analytics`, 'settingsConsole', { tab: 'analytics' }],
  ],
)
resolves('[P 2.3] Tabs: onboarding, general, people, security, data_and_compliance, analytics, with known subtabs', [
  [`${org}/onboarding`, 'settingsConsole', { tab: 'onboarding' }],
  [`${org}/general/workspaces`, 'settingsConsole', { tab: 'general', subtab: 'workspaces' }],
  [`${org}/general/email-domains`, 'settingsConsole', { tab: 'general', subtab: 'email-domains' }],
  [`${org}/general/scim`, 'settingsConsole', { tab: 'general', subtab: 'scim' }],
  [`${org}/general/members`, 'settingsConsole', { tab: 'general' }],
  [`${org}/${hex}/people/members`, 'settingsConsole', { organizationId: id, tab: 'people', subtab: 'members' }],
  [`${org}/people/guests`, 'settingsConsole', { tab: 'people', subtab: 'guests' }],
  [`${org}/people/groups`, 'settingsConsole', { tab: 'people', subtab: 'groups' }],
  [`${org}/people/managed-users`, 'settingsConsole', { tab: 'people', subtab: 'managed-users' }],
  [`${org}/security/sso`, 'settingsConsole', { tab: 'security', subtab: 'sso' }],
  [`${org}/data-and-compliance/legal-hold`, 'settingsConsole', { tab: 'data_and_compliance', subtab: 'legal-hold' }],
  [`${org}/analytics/users`, 'settingsConsole', { tab: 'analytics', subtab: 'users' }],
])
resolves("[P 2.3] Any other path under the console maps to 'settingsConsoleDefault'.", [
  [org, 'settingsConsoleDefault'],
  [`${org}/${hex}`, 'settingsConsoleDefault', { organizationId: id }],
  [`${org}/nothing`, 'settingsConsoleDefault'],
  [`${org}/onboarding/more`, 'settingsConsoleDefault'],
  [`${org}/${hex}/general/scim/deeper`, 'settingsConsoleDefault', { organizationId: id }],
  [`${org}/general/scim/deeper/still`, 'settingsConsoleDefault'],
])
