// Every combination of keys, each of which can be another one, wherever the person signs in.
import type { UserSettingsChange } from '@sheaf/core/records/user-settings'
import { Button } from '@sheaf/ui/button/button'
import { useToast } from '@sheaf/ui/toast/toast'
import { type Action, actionGroups } from '../../../actions/action'
import { allActions } from '../../../actions/all'
import { nameOfGroup } from '../../../actions/group-names'
import { onApple } from '../../../actions/shortcut'
import { usualShortcuts } from '../../../actions/shortcuts-of'
import { problemText } from '../../../data/problem-text'
import { t } from '../../../i18n/t'
import { Row, Section, SettingsPage } from '../setting'
import { useSelf } from '../use-self'
import { ShortcutField } from './shortcut-field'

/** These two had a field of their own before all others could be chosen (client-platform.md 3.12). */
const ownField = { 'quick-find': 'quick_search_shortcut', 'search-ai-anywhere': 'ai_shortcut' } as const
const fieldOf = (id: string) => ownField[id as keyof typeof ownField] as (typeof ownField)['quick-find'] | undefined

export function ShortcutsTab() {
  const toasts = useToast()
  const { user, change } = useSelf()
  const settings = user?.settings ?? {}
  const { shortcuts = {} } = settings
  const isApple = onApple()
  const listed = allActions.filter(action => !action.isUnbuilt && usualShortcuts(action, isApple).length > 0)
  const chosenFor = ({ id }: Action): string | undefined => {
    const field = fieldOf(id)
    return field ? settings[field] : shortcuts[id]
  }
  const save = (next: UserSettingsChange): void => {
    change({ settings: next }).then(
      () => toasts.show({ text: t('Saved') }),
      (error: unknown) => toasts.show({ text: problemText(error), tone: 'error' }),
    )
  }
  const choose = ({ id }: Action, combination: string | null): void => {
    const field = fieldOf(id)
    if (field) return save({ [field]: combination })
    const { [id]: _before, ...others } = shortcuts
    save({ shortcuts: combination ? { ...others, [id]: combination } : others })
  }
  return (
    <SettingsPage>
      <Row title={t('Keyboard shortcuts')} text={t('Select a shortcut, then press the new keys.')}>
        {listed.some(chosenFor) && (
          <Button onClick={() => save({ shortcuts: null, quick_search_shortcut: null, ai_shortcut: null })}>
            {t('Reset all')}
          </Button>
        )}
      </Row>
      {actionGroups.map(group => (
        <Section key={group} title={nameOfGroup(group)}>
          {listed
            .filter(action => action.group === group)
            .map(action => (
              <Row key={action.id} title={action.label()}>
                <ShortcutField
                  label={action.label()}
                  action={action}
                  chosen={chosenFor(action)}
                  onChoose={combination => choose(action, combination)}
                />
              </Row>
            ))}
        </Section>
      ))}
    </SettingsPage>
  )
}
