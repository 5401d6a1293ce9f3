// The languages there are (product.md 9).

export const locales = [
  'en-US',
  'ko-KR',
  'ja-JP',
  'fr-FR',
  'de-DE',
  'es-ES',
  'es-LA',
  'pt-BR',
  'fi-FI',
  'da-DK',
  'nl-NL',
  'nb-NO',
  'sv-SE',
  'zh-CN',
  'zh-TW',
  'en-GB',
  'id-ID',
  'vi-VN',
  'th-TH',
] as const
/** Written from right to left, and in development only. */
export const developmentLocales = ['he-IL', 'ar-SA'] as const
