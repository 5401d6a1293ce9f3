// What the server checks of records beyond what clients do. To be imported once, before anything is judged.
import { bringCheck } from '../validation/late-check'
import { spaceSettings } from './space-settings'
import { teamSettings } from './team-settings'

bringCheck('space.settings', spaceSettings)
bringCheck('team.settings', teamSettings)
