// The services that have a type of their own. All are frames; what sets them apart is what they are called and found by.
export interface EmbedService {
  readonly type: string
  readonly label: string
  readonly description: string
  readonly icon: string
  readonly aliases: string
}

export const embedServices: readonly EmbedService[] = [
  {
    type: 'embed',
    label: 'Embed',
    description: 'Another site in a frame.',
    icon: 'code',
    aliases: 'iframe, website, frame, widget',
  },
  {
    type: 'framer',
    label: 'Framer',
    description: 'A prototype or a site.',
    icon: 'layout-template',
    aliases: 'prototype, site, design',
  },
  {
    type: 'tweet',
    label: 'Post on X',
    description: 'A post, as it stands there.',
    icon: 'at-sign',
    aliases: 'tweet, twitter, x, post',
  },
  {
    type: 'gist',
    label: 'GitHub Gist',
    description: 'A piece of code.',
    icon: 'code',
    aliases: 'gist, github, snippet, code',
  },
  {
    type: 'drive',
    label: 'Google Drive',
    description: 'A document, a table or slides.',
    icon: 'folder',
    aliases: 'google, docs, sheets, slides, drive',
  },
  {
    type: 'invision',
    label: 'InVision',
    description: 'A prototype.',
    icon: 'layout-template',
    aliases: 'invision, prototype, design',
  },
  {
    type: 'mixpanel',
    label: 'Mixpanel',
    description: 'A report.',
    icon: 'chart-column',
    aliases: 'mixpanel, report, analytics, chart',
  },
  {
    type: 'figma',
    label: 'Figma',
    description: 'A design or a prototype.',
    icon: 'palette',
    aliases: 'figma, design, prototype, figjam',
  },
  {
    type: 'loom',
    label: 'Loom',
    description: 'A recording of a screen.',
    icon: 'video',
    aliases: 'loom, recording, screen, video',
  },
  {
    type: 'typeform',
    label: 'Typeform',
    description: 'A form to fill in.',
    icon: 'form',
    aliases: 'typeform, survey, questions',
  },
  {
    type: 'codepen',
    label: 'CodePen',
    description: 'Code and what it draws.',
    icon: 'square-code',
    aliases: 'codepen, pen, css, javascript',
  },
  {
    type: 'whimsical',
    label: 'Whimsical',
    description: 'A board or a diagram.',
    icon: 'workflow',
    aliases: 'whimsical, board, diagram, flowchart',
  },
  {
    type: 'miro',
    label: 'Miro',
    description: 'A board.',
    icon: 'layout-grid',
    aliases: 'miro, board, whiteboard',
  },
  {
    type: 'abstract',
    label: 'Abstract',
    description: 'A design and its versions.',
    icon: 'palette',
    aliases: 'abstract, design',
  },
  {
    type: 'sketch',
    label: 'Sketch',
    description: 'A design.',
    icon: 'palette',
    aliases: 'sketch, design',
  },
  {
    type: 'excalidraw',
    label: 'Excalidraw',
    description: 'A drawn board.',
    icon: 'pencil',
    aliases: 'excalidraw, whiteboard, diagram',
  },
  {
    type: 'replit',
    label: 'Replit',
    description: 'A program that runs.',
    icon: 'square-code',
    aliases: 'replit, code, program',
  },
  {
    type: 'hex',
    label: 'Hex',
    description: 'A notebook of data.',
    icon: 'chart-column',
    aliases: 'hex, notebook, data',
  },
  {
    type: 'deepnote',
    label: 'Deepnote',
    description: 'A notebook of data.',
    icon: 'chart-column',
    aliases: 'deepnote, notebook, data',
  },
]
