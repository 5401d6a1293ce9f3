// Other sites in a frame, as menus offer them.
import type { BlockOffer, KindOffers } from '@sheaf/core/kinds/offer'
import { embedServices } from './embed-list'

const words: Readonly<Record<string, Pick<BlockOffer, 'description' | 'icon' | 'aliases'>>> = {
  embed: {
    description: 'Embed any website',
    icon: 'code',
    aliases: 'iframe, website, frame, widget',
  },
  framer: {
    description: 'Embed a prototype or site',
    icon: 'layout-template',
    aliases: 'prototype, site, design',
  },
  tweet: {
    description: 'Embed a post',
    icon: 'at-sign',
    aliases: 'tweet, twitter, x, post',
  },
  gist: {
    description: 'Embed a code snippet',
    icon: 'code',
    aliases: 'gist, github, snippet, code',
  },
  drive: {
    description: 'Embed a doc, sheet, or slides',
    icon: 'folder',
    aliases: 'google, docs, sheets, slides, drive',
  },
  invision: {
    description: 'Embed a prototype',
    icon: 'layout-template',
    aliases: 'invision, prototype, design',
  },
  mixpanel: {
    description: 'Embed a report',
    icon: 'chart-column',
    aliases: 'mixpanel, report, analytics, chart',
  },
  figma: {
    description: 'Embed a design or prototype',
    icon: 'palette',
    aliases: 'figma, design, prototype, figjam',
  },
  loom: {
    description: 'Embed a screen recording',
    icon: 'video',
    aliases: 'loom, recording, screen, video',
  },
  typeform: {
    description: 'Embed a form',
    icon: 'form',
    aliases: 'typeform, survey, questions',
  },
  codepen: {
    description: 'Embed a pen',
    icon: 'square-code',
    aliases: 'codepen, pen, css, javascript',
  },
  whimsical: {
    description: 'Embed a board or diagram',
    icon: 'workflow',
    aliases: 'whimsical, board, diagram, flowchart',
  },
  miro: {
    description: 'Embed a board',
    icon: 'layout-grid',
    aliases: 'miro, board, whiteboard',
  },
  abstract: {
    description: 'Embed a design',
    icon: 'palette',
    aliases: 'abstract, design',
  },
  sketch: {
    description: 'Embed a design',
    icon: 'palette',
    aliases: 'sketch, design',
  },
  excalidraw: {
    description: 'Embed a whiteboard',
    icon: 'pencil',
    aliases: 'excalidraw, whiteboard, diagram',
  },
  replit: {
    description: 'Embed a running program',
    icon: 'square-code',
    aliases: 'replit, code, program',
  },
  hex: {
    description: 'Embed a notebook',
    icon: 'chart-column',
    aliases: 'hex, notebook, data',
  },
  deepnote: {
    description: 'Embed a notebook',
    icon: 'chart-column',
    aliases: 'deepnote, notebook, data',
  },
}

export const embedsOffers: readonly KindOffers[] = embedServices.map(({ type, label }) => {
  const said = words[type]
  if (!said) throw new Error(`the embed ${type} has no words`)
  return { type, offers: [{ label, ...said, group: 'embeds' }] }
})
