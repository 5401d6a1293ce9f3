// What a browser says of itself, in the two names that people know: the browser's and the system's. It is only for recognising one's
// own devices in a list: a user agent says what it likes.

interface DeviceName {
  readonly browser?: string
  readonly system?: string
}

/** In this order: the later ones pose as the earlier ones, never the other way round. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const named = (text: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

export function deviceName(userAgent: string): DeviceName {
  const browser = named(userAgent, browsers)
  const system = named(userAgent, systems)
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) }
}
