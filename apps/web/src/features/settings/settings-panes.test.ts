// What is derived from the one list of panes: each address leads to one pane, and each pane can be found as an action.
import { uuid } from '@sheaf/core/ids'
import { expect, it, vi } from 'vitest'
import type { ActionContext } from '../../actions/action'
import { settingsActions } from '../../actions/settings-actions'
import { paneOfRoute, paneOfTarget, panesFor, settingsPanes } from './settings-panes'

const once = (values: readonly unknown[]): void => expect(new Set(values).size).toBe(values.length)

it('names every pane, route and target once', () => {
  once(settingsPanes.map(({ id }) => id))
  once(settingsPanes.flatMap(({ route }) => route ?? []))
  once(settingsPanes.flatMap(({ targets = [] }) => targets))
})

it('[P 2.3] leads from an address to its pane', () => {
  expect(paneOfRoute('settingsWorkspace')).toBe('workspace')
  expect(paneOfRoute('home')).toBeUndefined()
  expect(paneOfTarget('members')).toBe('people')
  expect(paneOfTarget('quickfind')).toBeUndefined()
})

it('makes an action of every pane that the person may see', () => {
  const showSettings = vi.fn()
  const session = {
    replica: { get: () => undefined },
    spaceId: uuid('00000000-0000-4000-8000-000000000001'),
    userId: uuid('00000000-0000-4000-8000-000000000002'),
  }
  const context = { session, showSettings } as unknown as ActionContext
  expect(settingsActions.filter(({ when }) => when?.(context)).map(({ icon }) => icon)).toEqual(
    panesFor(undefined).map(({ icon }) => icon),
  )
  settingsActions.find(({ id }) => id === 'settings-people')?.run(context)
  expect(showSettings).toHaveBeenCalledWith('people')
})
