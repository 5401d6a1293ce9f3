// The menu of the selected blocks. Everything in it is an action; typed letters find among all of them, submenus included.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { setColor } from '@sheaf/editor/commands/color'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, PaletteIcon, RepeatIcon } from '@sheaf/ui/icon/icon'
import { MenuGroup, MenuItem, MenuSeparator, Submenu } from '@sheaf/ui/menu/menu-item'
import { SearchMenu } from '@sheaf/ui/menu/search-menu'
import { type ReactNode, useEffect, useState } from 'react'
import type { Action, ActionContext } from '../../actions/action'
import { copyBlockLink, duplicate, remove } from '../../actions/block-actions'
import { comment } from '../../actions/comment-actions'
import { groupActions } from '../../actions/group-actions'
import { moveBlocksToPage, moveTo } from '../../actions/page-actions'
import { run } from '../../actions/page-context'
import { syncedActions } from '../../actions/synced-actions'
import { type TurnAction, turnActions, turnIntoPage } from '../../actions/turn-actions'
import { shortcutName } from '../../actions/use-shortcuts'
import { useRecord, useSession } from '../../data/hooks'
import { personOf } from '../../data/use-people'
import { Swatch } from '../../editing/swatch'
import { formatDate, t } from '../../i18n/t'
import { ranked } from '../../matching/rank'
import { allColors, type BlockColor, backgroundColors, keepColor, lastColor, textColors } from './block-colors'

interface BlockMenuProps {
  readonly context: ActionContext
  readonly block: Uuid
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect }
  readonly onClose: () => void
}
/** A row of the menu, wherever it stands. */
interface Entry {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
  readonly danger?: boolean
  readonly select: () => void
}

export function BlockMenu({ context, block, anchor, onClose }: BlockMenuProps) {
  const [query, setQuery] = useState('')
  const blocks = context.page?.editor.blocks
  const type = useRecord('block', block)?.type ?? ''
  const of = (action: Action, shortcutOf = action): Entry[] =>
    action.when?.(context) === false
      ? []
      : [
          {
            key: action.id,
            label: action.label(),
            icon: <Icon of={action.icon} />,
            shortcut: shortcutName(shortcutOf),
            danger: action === remove,
            select: () => action.run(context),
          },
        ]
  const turn = (action: TurnAction, isNamedAlone: boolean): Entry[] =>
    of(action).map(entry => ({
      ...entry,
      label: isNamedAlone ? action.into() : action.label(),
      icon: <Icon of={iconByName(action.iconName)} />,
    }))
  const colour = (color: BlockColor, label = color.label): Entry => ({
    key: `${label}-${color.value}`,
    label,
    icon: <Swatch color={color.value} />,
    select: () => {
      keepColor(color.value)
      run(context.page, setColor(color.value))
    },
  })
  const canTurn = !catalogKinds.traits(type).page
  const turns = canTurn ? turnActions : []
  const pages = canTurn ? turnIntoPage.flatMap(action => turn(action, false)) : []
  const rest = [
    ...[comment, duplicate, copyBlockLink, ...groupActions, ...syncedActions].flatMap(action => of(action)),
    ...of(moveBlocksToPage, moveTo),
  ]
  const last = lastColor()
  const found =
    query.trim() === ''
      ? null
      : ranked(
          query,
          [
            ...turns.flatMap(action => turn(action, false)),
            ...pages,
            ...rest,
            ...allColors().map(color => colour(color)),
            ...of(remove),
          ],
          entry => ({ name: entry.label }),
        )
  return (
    <SearchMenu
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      anchor={anchor}
      label={t('Block menu')}
      query={query}
      onQuery={setQuery}
      searchLabel={t('Search actions')}
      empty={found?.length === 0 ? t('No results') : ''}
      footer={<EditedBy block={block} />}
      // By the editor itself: it knows what is selected, where the browser would put the caret at the start.
      finalFocus={() => {
        blocks?.focus()
        return !blocks
      }}
    >
      {found ? (
        found.map(entry => <Row key={entry.key} entry={entry} />)
      ) : (
        <>
          {turns.length > 0 && (
            <Submenu label={t('Turn into')} icon={<Icon of={RepeatIcon} />}>
              {turns
                .flatMap(action => turn(action, true))
                .map(entry => (
                  <Row key={entry.key} entry={entry} />
                ))}
            </Submenu>
          )}
          {pages.map(entry => (
            <Row key={entry.key} entry={entry} />
          ))}
          <Submenu label={t('Color')} icon={<Icon of={PaletteIcon} />}>
            {last && (
              <MenuGroup label={t('Last used')}>
                {[colour(last)].map(entry => (
                  <Row key={entry.key} entry={entry} />
                ))}
              </MenuGroup>
            )}
            <MenuGroup label={t('Text color')}>
              {textColors().map(color => (
                <Row key={color.value} entry={colour(color)} />
              ))}
            </MenuGroup>
            <MenuGroup label={t('Background')}>
              {backgroundColors().map(color => (
                <Row key={color.value} entry={colour(color)} />
              ))}
            </MenuGroup>
          </Submenu>
          <MenuSeparator />
          {rest.map(entry => (
            <Row key={entry.key} entry={entry} />
          ))}
          <MenuSeparator />
          {of(remove).map(entry => (
            <Row key={entry.key} entry={entry} />
          ))}
        </>
      )}
    </SearchMenu>
  )
}

const Row = ({ entry: { label, icon, shortcut, danger = false, select } }: { readonly entry: Entry }) => (
  <MenuItem label={label} icon={icon} shortcut={shortcut} danger={danger} onSelect={select} />
)

function EditedBy({ block }: { block: Uuid }) {
  const session = useSession()
  const value = useRecord('block', block)
  const author = value?.last_edited_by_id ?? value?.created_by_id
  const user = useRecord('sheaf_user', author)
  useEffect(() => {
    if (author) session.learnPeople([author])
  }, [session, author])
  const time = value?.last_edited_time ?? value?.created_time
  if (!author || !time) return null
  return (
    <>
      {t('Last edited by {name}', { name: personOf(author, user).name })}
      <br />
      {formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })}
    </>
  )
}
