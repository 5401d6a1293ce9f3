// Other sites in a frame, as menus offer them.
import type { BlockOffer, KindOffers } from '@sheaf/core/kinds/offer'
import { embedServices } from './embed-list'

const words: Readonly<Record<string, Pick<BlockOffer, 'description' | 'icon' | 'aliases'>>> = {
  embed: {
    description: 'Another site in a frame.',
    icon: 'code',
    aliases: 'iframe, website, frame, widget',
  },
  framer: {
    description: 'A prototype or a site.',
    icon: 'layout-template',
    aliases: 'prototype, site, design',
  },
  tweet: {
    description: 'A post, as it stands there.',
    icon: 'at-sign',
    aliases: 'tweet, twitter, x, post',
  },
  gist: {
    description: 'A piece of code.',
    icon: 'code',
    aliases: 'gist, github, snippet, code',
  },
  drive: {
    description: 'A document, a table or slides.',
    icon: 'folder',
    aliases: 'google, docs, sheets, slides, drive',
  },
  invision: {
    description: 'A prototype.',
    icon: 'layout-template',
    aliases: 'invision, prototype, design',
  },
  mixpanel: {
    description: 'A report.',
    icon: 'chart-column',
    aliases: 'mixpanel, report, analytics, chart',
  },
  figma: {
    description: 'A design or a prototype.',
    icon: 'palette',
    aliases: 'figma, design, prototype, figjam',
  },
  loom: {
    description: 'A recording of a screen.',
    icon: 'video',
    aliases: 'loom, recording, screen, video',
  },
  typeform: {
    description: 'A form to fill in.',
    icon: 'form',
    aliases: 'typeform, survey, questions',
  },
  codepen: {
    description: 'Code and what it draws.',
    icon: 'square-code',
    aliases: 'codepen, pen, css, javascript',
  },
  whimsical: {
    description: 'A board or a diagram.',
    icon: 'workflow',
    aliases: 'whimsical, board, diagram, flowchart',
  },
  miro: {
    description: 'A board.',
    icon: 'layout-grid',
    aliases: 'miro, board, whiteboard',
  },
  abstract: {
    description: 'A design and its versions.',
    icon: 'palette',
    aliases: 'abstract, design',
  },
  sketch: {
    description: 'A design.',
    icon: 'palette',
    aliases: 'sketch, design',
  },
  excalidraw: {
    description: 'A drawn board.',
    icon: 'pencil',
    aliases: 'excalidraw, whiteboard, diagram',
  },
  replit: {
    description: 'A program that runs.',
    icon: 'square-code',
    aliases: 'replit, code, program',
  },
  hex: {
    description: 'A notebook of data.',
    icon: 'chart-column',
    aliases: 'hex, notebook, data',
  },
  deepnote: {
    description: 'A notebook of data.',
    icon: 'chart-column',
    aliases: 'deepnote, notebook, data',
  },
}

export const embedOffers: readonly KindOffers[] = embedServices.map(({ type, label }) => {
  const said = words[type]
  if (!said) throw new Error(`the embed ${type} has no words`)
  return { type, offers: [{ label, ...said, group: 'embeds' }] }
})
