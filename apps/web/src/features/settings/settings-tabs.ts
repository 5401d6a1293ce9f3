// The pages of the settings, in the order in which they stand. Only names: whoever opens one loads nothing for it.
export const settingsTabs = [
  'account',
  'preferences',
  'notifications',
  'shortcuts',
  'workspace',
  'people',
  'teamspaces',
] as const
export type SettingsTab = (typeof settingsTabs)[number]
