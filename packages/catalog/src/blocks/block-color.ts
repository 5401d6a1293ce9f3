// The ten colours of a block, as text and as background (look.md).
import { type Check, oneOf } from '@sheaf/core/validation/checks'

export const blockColor: Check<string> = oneOf(
  'default',
  'grey',
  'gray',
  'brown',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'red',
  'default_background',
  'grey_background',
  'gray_background',
  'brown_background',
  'orange_background',
  'yellow_background',
  'green_background',
  'blue_background',
  'purple_background',
  'pink_background',
  'red_background',
)
