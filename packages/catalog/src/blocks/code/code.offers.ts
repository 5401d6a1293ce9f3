// Code, as menus offer it.
import type { KindOffers } from '@sheaf/core/kinds/offer'
import { inLanguage } from './code'

export const codeOffers: KindOffers = {
  type: 'code',
  offers: [
    {
      label: 'Code',
      description: 'Add code with syntax highlighting',
      icon: 'square-code',
      group: 'basic',
      aliases: 'snippet, listing, source, program, pre, monospace',
    },
    {
      label: 'Mermaid diagram',
      description: 'Create a diagram from text',
      icon: 'workflow',
      group: 'advanced',
      aliases: 'flowchart, sequence, graph, chart',
      seed: { ...inLanguage('Mermaid'), format: { code_preview_format: 'split' } },
    },
  ],
}
