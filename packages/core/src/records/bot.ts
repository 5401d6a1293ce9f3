// A bot acts for an integration, a workflow or an automation. It belongs to a person or to a space.
import { sentinelId } from '../id-kinds'
import { limits } from '../limits'
import { defineRecord, fields, type ValueOf } from './define'
import { actorTables } from './edited'

export const bot = defineRecord({
  table: 'bot',
  scope: 'global',
  fields: {
    name: fields.textOf({ max: limits.maxNameCharacters }),
    parent_table: fields.oneOf(['sheaf_user', 'space']),
    parent_id: fields.uuid(),
    created_at: fields.time(),
    created_by_id: fields.uuid(),
    created_by_table: fields.oneOf(actorTables),
    last_edited_at: fields.time(),
    last_edited_by_id: fields.uuid(),
    last_edited_by_table: fields.oneOf(actorTables),
    alive: fields.boolean(),
    type: fields.text(),
    integration_id: fields.uuid(),
    icon: fields.text(),
    space_id: fields.uuid(),
    capabilities: fields.object(),
    workflow_id: fields.uuid(),
  },
  indexes: [['space_id'], ['parent_id']],
})

type BotValue = ValueOf<typeof bot>

/** A bot of somebody outside the space. */
export const isExternalBot = (bot: Pick<BotValue, 'type'>): boolean => bot.type === 'external' || bot.type === 'guest'

/** Automations act as this bot. It exists in every installation and has no row. */
export const automationBot = {
  id: sentinelId(5),
  name: 'Automation',
  type: 'automation',
  capabilities: { read_content: true },
} as const
