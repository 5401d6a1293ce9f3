// Turning blocks into another kind, in every form that a kind offers. Those with a digit are reached by it.
import { allBlockKinds } from '@sheaf/catalog'
import { offersOf } from '@sheaf/catalog/offers'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { BlockOffer } from '@sheaf/core/kinds/offer'
import { turnInto } from '@sheaf/editor/commands/turn-into'
import { RepeatIcon } from '@sheaf/ui/icon/icon'
import { t, tData } from '../i18n/t'
import type { Action } from './action'
import { canWrite, run } from './page-context'

export interface TurnAction extends Action {
  readonly type: string
  /** What it turns into, by its name alone, and the name of its icon. */
  readonly into: () => string
  readonly iconName: string
}

function turnAction(kind: BlockKind, offer: BlockOffer, place: number): TurnAction {
  const digit = place === 0 ? kind.turn?.digit : undefined
  const into = (): string => tData(offer.label)
  return {
    type: kind.type,
    into,
    iconName: offer.icon,
    id: `turn-into-${kind.type}${place > 0 ? `-${place}` : ''}`,
    label: () => t('Turn into {kind}', { kind: into() }),
    icon: RepeatIcon,
    group: 'turn',
    inText: true,
    shortcuts: [],
    ...(digit === undefined
      ? {}
      : { apple: [`command+alt+code:Digit${digit}`], elsewhere: [`command+shift+code:Digit${digit}`] }),
    when: ({ page }) => canWrite(page),
    run: ({ page }) => void run(page, turnInto(kind.type, offer.seed)),
  }
}
const actionsOf = (kind: BlockKind): readonly TurnAction[] =>
  kind.turn === null ? [] : offersOf(kind.type).map((offer, i) => turnAction(kind, offer, i))

/** "Turn into page" stands apart from the rest in menus: it takes the block away from here. */
export const turnActions: readonly TurnAction[] = allBlockKinds.filter(kind => !kind.page).flatMap(actionsOf)
export const turnIntoPage: readonly TurnAction[] = allBlockKinds.filter(kind => kind.page).flatMap(actionsOf)
