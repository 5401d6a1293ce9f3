// My preferences: how it looks on this device, and how I want dates, words and the start to be, wherever I sign in.
import { preferStart } from '@sheaf/core/actions/space-view'
import { spaceViewId } from '@sheaf/core/ids'
import type { Locale } from '@sheaf/core/locales'
import { type UserSettingsChange, type WeekStart, weekStarts } from '@sheaf/core/records/user-settings'
import { SelectField } from '@sheaf/ui/field/select-field'
import { type Theme, useTheme } from '@sheaf/ui/theme/theme'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect } from 'react'
import { chooseStart } from '../../../actions/start-here'
import { useRecord, useSession } from '../../../data/hooks'
import { pageTitle } from '../../../data/page-title'
import { problemText } from '../../../data/problem-text'
import { chosenStart } from '../../../data/start-page'
import { t } from '../../../i18n/t'
import { chooseTheme } from '../../../theme-choice'
import { Row, Section, SettingsPage } from '../setting'
import styles from '../settings.module.css'
import { useSelf } from '../use-self'
import { currentLocale, languages } from './languages'

const HERE = 'here'
/** A page that was chosen in its menu. */
const CHOSEN = 'chosen'

/** The other places of product.md 2.7 are not built yet. */
const builtStarts = ['last_visited_page', 'first_page', 'personal_home'] as const

export function PreferencesTab() {
  const session = useSession()
  const toasts = useToast()
  const { theme } = useTheme()
  const { user, change } = useSelf()
  const view = useRecord('space_view', spaceViewId(session.spaceId, session.userId))
  const chosen = chosenStart(view)
  const chosenPage = useRecord('block', chosen)
  useEffect(() => {
    if (chosen) session.learnPages([chosen])
  }, [session, chosen])
  const settings = user?.settings ?? {}
  const save = (next: UserSettingsChange): void => {
    change({ settings: next }).then(
      () => toasts.show({ text: t('Saved') }),
      (error: unknown) => toasts.show({ text: problemText(error), tone: 'error' }),
    )
  }
  const zone = settings.time_zone
  return (
    <SettingsPage>
      <Section title={t('Appearance')}>
        <Row title={t('Theme')} text={t('On this device')}>
          <SelectField<Theme>
            className={styles.select}
            label={t('Theme')}
            labelHidden
            value={theme}
            onChange={chooseTheme}
            choices={[
              { value: 'light', label: t('Light') },
              { value: 'dark', label: t('Dark') },
              { value: 'system', label: t('System') },
            ]}
          />
        </Row>
      </Section>
      <Section title={t('Start')}>
        <Row title={t('Start page')} text={t('Opens first in this workspace. Set any page as start page in its menu.')}>
          <SelectField<(typeof builtStarts)[number] | typeof CHOSEN>
            className={styles.select}
            label={t('Start page')}
            labelHidden
            value={chosen ? CHOSEN : (builtStarts.find(one => one === view?.start_preference) ?? 'last_visited_page')}
            onChange={value => {
              if (value === CHOSEN) return
              if (chosen) chooseStart(session, null)
              session.client.commit(draft => preferStart(draft, value))
              toasts.show({ text: t('Saved') })
            }}
            choices={[
              { value: 'last_visited_page', label: t('Last visited page') },
              { value: 'first_page', label: t('First page in sidebar') },
              { value: 'personal_home', label: t('Home') },
              ...(chosen ? [{ value: CHOSEN, label: pageTitle(chosenPage) } as const] : []),
            ]}
          />
        </Row>
      </Section>
      <Section title={t('Language and region')}>
        <Row title={t('Language')} text={t('Untranslated text appears in English.')}>
          <SelectField<Locale>
            className={styles.select}
            label={t('Language')}
            labelHidden
            value={settings.locale ?? currentLocale()}
            onChange={locale => save({ locale })}
            choices={languages()}
          />
        </Row>
        <Row title={t('Start week on')}>
          <SelectField<WeekStart>
            className={styles.select}
            label={t('Start week on')}
            labelHidden
            value={settings.start_of_week ?? 'monday'}
            onChange={start_of_week => save({ start_of_week })}
            choices={weekStarts.map(value => ({ value, label: nameOfDay(value) }))}
          />
        </Row>
        <Row title={t('Time zone')} text={t('Used for reminders and dates you share.')}>
          <SelectField
            className={styles.select}
            label={t('Time zone')}
            labelHidden
            value={zone ?? HERE}
            onChange={value => save({ time_zone: value === HERE ? null : value })}
            choices={[
              { value: HERE, label: t('Automatic ({zone})', { zone: zoneHere() }) },
              ...zonesWith(zone).map(name => ({ value: name, label: name.replaceAll('_', ' ') })),
            ]}
          />
        </Row>
      </Section>
    </SettingsPage>
  )
}

const nameOfDay = (day: WeekStart): string =>
  ({ sunday: t('Sunday'), monday: t('Monday'), saturday: t('Saturday') })[day]

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

/** Lists differ between browsers: what was chosen in another one stays choosable. */
function zonesWith(chosen: string | undefined): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return chosen && !zones.includes(chosen) ? [chosen, ...zones] : zones
}
