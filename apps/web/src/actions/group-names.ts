// What the groups of actions are called where all of them are listed.
import { t } from '../i18n/t'
import type { ActionGroup } from './action'

export const nameOfGroup = (group: ActionGroup): string =>
  ({
    everywhere: t('Everywhere'),
    page: t('On a page'),
    text: t('Text'),
    blocks: t('Blocks'),
    turn: t('Turn into'),
  })[group]
