// Rows as cards with a picture, in a grid.
import { defineView } from '@sheaf/core/kinds/view-kind'
import { list, string } from '@sheaf/core/validation/checks'
import { cardChecks } from '../card-look'

export const gallery = defineView({
  type: 'gallery',
  label: 'Gallery',
  description: 'A grid of image cards',
  icon: 'layout-grid',
  aliases: 'cards, grid, pictures, images, moodboard',
  format: { ...cardChecks, collapsed_groups: list(string) },
  groups: 'one',
})
