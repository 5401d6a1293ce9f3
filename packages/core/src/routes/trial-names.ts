// The campaigns that a trial may be of (product.md 9), as addresses may name them.

const variants = (names: readonly string[], ...endings: readonly string[]): readonly string[] =>
  names.flatMap(name => endings.map(ending => name + ending))
const months = ['1m', '3m', '6m', '12m']

export const trialNames: readonly string[] = [
  ...['default', 'reverse', 'enterprise', 'mm_ent', 'freelance_marketplace', 'perfmark', 'reverse_mm_ent'],
  ...variants(['business_reverse', 'business_cc', 'stacked_business_trial'], '', '_14d'),
  ...['referral_biz_trial', 'samsung_preload', 'samsung_preload_business'],
  ...['3m_startup_business', '6m_startup_business', '12m_startup_business'],
  ...months.flatMap(month => [`admin_${month}_business`, `admin_${month}_smb`]),
  ...['creator_6m', 'creator_12m', 'plus_bundle_1m', 'business_1m'],
]
