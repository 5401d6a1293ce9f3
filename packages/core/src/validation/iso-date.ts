export const isIsoDateString = (value: unknown): value is string => typeof value === 'string'
