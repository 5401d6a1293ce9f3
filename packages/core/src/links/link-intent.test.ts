import { expect, it } from 'vitest'
import { type LinkIntent, type LinkPress, linkIntent } from './link-intent'

const press = (given: Partial<LinkPress>): LinkPress => ({
  button: 0,
  shiftKey: false,
  altKey: false,
  metaKey: false,
  ctrlKey: false,
  ...given,
})

it.each<readonly [string, Partial<LinkPress>, LinkIntent]>([
  ['shift+alt click: open in a new window.', { shiftKey: true, altKey: true }, 'new-window'],
  ['middle button, meta click or ctrl click: open in a new tab.', { button: 1 }, 'new-tab'],
  ['middle button, meta click or ctrl click: open in a new tab.', { metaKey: true }, 'new-tab'],
  ['middle button, meta click or ctrl click: open in a new tab.', { ctrlKey: true }, 'new-tab'],
  ['alt+click: open the link in side peek.', { altKey: true }, 'side-peek'],
  ['Mouse buttons 3 and 4 are back and forward.', { button: 3 }, 'back'],
  ['Mouse buttons 3 and 4 are back and forward.', { button: 4 }, 'forward'],
  ['a plain press opens it here', {}, 'here'],
  ['the secondary button is the menu’s', { button: 2 }, 'none'],
  ['a new window with more keys is still one', { shiftKey: true, altKey: true, ctrlKey: true }, 'new-window'],
])('[C 2.6] %s %j', (_rule, given, intent) => {
  expect(linkIntent(press(given))).toBe(intent)
})
