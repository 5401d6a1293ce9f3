// What the slash menu offers: every form that a kind can be made in, what goes into a line, and what can be done with the block.
import { allBlockKinds } from '@sheaf/catalog'
import { offersOf } from '@sheaf/catalog/offers'
import type { BlockSeed } from '@sheaf/core/kinds/block-kind'
import { type OfferGroup, offerGroups } from '@sheaf/core/kinds/offer'
import { nameOf, onApple } from '../../actions/shortcut'
import { backgroundColours, textColours } from '../../editing/colours'
import { t, tData } from '../../i18n/t'
import { ranked } from '../../matching/rank'

type SlashAction =
  | { readonly does: 'insert'; readonly type: string; readonly seed: BlockSeed | undefined }
  | { readonly does: 'menu'; readonly menu: 'mention' | 'link' | 'emoji' | 'equation' }
  | { readonly does: 'colour'; readonly color: string }
  | { readonly does: 'duplicate' | 'delete' | 'move' }

export interface SlashOption {
  readonly id: string
  readonly label: string
  /** In English too: people know the terms of other programs. */
  readonly others: readonly string[]
  readonly iconName: string
  readonly title?: string
  readonly hint?: string | undefined
  /** Shown on the icon. */
  readonly color?: string
  readonly action: SlashAction
}
interface SlashGroup {
  readonly label: string
  readonly options: readonly SlashOption[]
}

const groupLabels: Readonly<Record<OfferGroup, () => string>> = {
  basic: () => t('Basic blocks'),
  media: () => t('Media'),
  inline: () => t('Inline'),
  database: () => t('Databases'),
  advanced: () => t('Advanced'),
  embeds: () => t('Embeds'),
}
const words = (text: string): string[] => text.split(',').map(word => word.trim())
const bothWords = (aliases: string): string[] => [...words(tData(aliases)), ...words(aliases)]

/** In the order of the catalog, within the order of the groups. */
export function allOptions(): SlashGroup[] {
  const offers = allBlockKinds.flatMap(kind =>
    offersOf(kind.type).map(offer => {
      const sign = kind.typed.find(({ seed }) => sameSeed(seed, offer.seed))?.sign
      const digit = offer.seed === undefined ? kind.turn?.digit : undefined
      const option: SlashOption = {
        id: `${kind.type}:${offer.label}`,
        label: tData(offer.label),
        others: [offer.label, ...bothWords(offer.aliases)],
        iconName: offer.icon,
        title: tData(offer.description),
        hint: sign ?? (digit === undefined ? undefined : turnShortcut(digit)),
        action: { does: 'insert', type: kind.type, seed: offer.seed },
      }
      return { group: offer.group, option }
    }),
  )
  const blocks = offerGroups.map(group => ({
    label: groupLabels[group](),
    options: [
      ...offers.filter(offer => offer.group === group).map(({ option }) => option),
      ...(group === 'inline' ? inlineOptions() : []),
    ],
  }))
  return [...blocks, { label: t('Actions'), options: actionOptions() }, ...colourGroups()].filter(
    group => group.options.length > 0,
  )
}
const sameSeed = (a: BlockSeed | undefined, b: BlockSeed | undefined): boolean =>
  JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})
const turnShortcut = (digit: number): string =>
  onApple() ? nameOf(`command+alt+${digit}`, true) : nameOf(`command+shift+${digit}`, false)

/** Other words to find it by are written as kinds write theirs. */
type Worded = Omit<SlashOption, 'others'> & { readonly aliases: string }
const withWords = (options: readonly Worded[]): SlashOption[] =>
  options.map(({ aliases, ...option }) => ({ ...option, others: bothWords(aliases) }))

function inlineOptions(): SlashOption[] {
  return withWords([
    {
      id: 'mention',
      label: t('Mention a person'),
      aliases: 'mention, user, at, tag',
      iconName: 'at-sign',
      hint: '@',
      action: { does: 'menu', menu: 'mention' },
    },
    {
      id: 'mention-page',
      label: t('Mention a page'),
      aliases: 'mention, link, wiki, reference',
      iconName: 'file-text',
      hint: '[[',
      action: { does: 'menu', menu: 'link' },
    },
    {
      id: 'date',
      label: t('Date or reminder'),
      aliases: 'date, today, tomorrow, time, reminder',
      iconName: 'calendar',
      hint: '@',
      action: { does: 'menu', menu: 'mention' },
    },
    {
      id: 'emoji',
      label: t('Emoji'),
      aliases: 'emoji, smile, face, icon',
      iconName: 'smile',
      hint: ':',
      action: { does: 'menu', menu: 'emoji' },
    },
    {
      id: 'inline-equation',
      label: t('Inline equation'),
      aliases: 'equation, math, formula, tex, latex, katex',
      iconName: 'sigma',
      hint: nameOf('command+shift+e', onApple()),
      action: { does: 'menu', menu: 'equation' },
    },
  ])
}
function actionOptions(): SlashOption[] {
  return withWords([
    {
      id: 'duplicate',
      label: t('Duplicate'),
      aliases: 'duplicate, copy, double',
      iconName: 'copy',
      hint: nameOf('command+d', onApple()),
      action: { does: 'duplicate' },
    },
    {
      id: 'move',
      label: t('Move to'),
      aliases: 'move, page',
      iconName: 'corner-down-right',
      hint: nameOf('command+shift+p', onApple()),
      action: { does: 'move' },
    },
    {
      id: 'delete',
      label: t('Delete'),
      aliases: 'delete, remove, trash',
      iconName: 'trash-2',
      action: { does: 'delete' },
    },
  ])
}

function colourGroups(): SlashGroup[] {
  const options = (colours: readonly (readonly [string, string])[]): SlashOption[] =>
    withWords(
      colours.map(([color, label]) => ({
        id: `color:${color}`,
        label,
        aliases: 'color, colour, background',
        iconName: color.endsWith('_background') ? 'paint-bucket' : 'baseline',
        color,
        action: { does: 'colour', color },
      })),
    ).map((option, index) => ({ ...option, others: [...option.others, colours[index]?.[0].replace('_', ' ') ?? ''] }))
  return [
    { label: t('Color'), options: options(textColours()) },
    { label: t('Background'), options: options(backgroundColours()) },
  ]
}

/** Without a query all, those used last on top; with one the best first, in one list. */
export function optionsFor(query: string, recent: readonly string[]): SlashGroup[] {
  const groups = allOptions()
  if (query === '') {
    const all = groups.flatMap(group => group.options)
    const last = recent.flatMap(id => all.find(option => option.id === id) ?? [])
    const copies = last.map(option => ({ ...option, id: `recent:${option.id}` }))
    return [...(copies.length > 0 ? [{ label: t('Recent'), options: copies }] : []), ...groups]
  }
  const found = ranked(
    query,
    groups.flatMap(group => group.options),
    ({ label, others }) => ({ name: label, others }),
  )
  return found.length > 0 ? [{ label: t('Results'), options: found.slice(0, 40) }] : []
}
