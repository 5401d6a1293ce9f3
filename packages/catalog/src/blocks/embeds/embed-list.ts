// The services that have a type of their own. All are frames; what sets them apart is what they are called and found by.
interface EmbedService {
  readonly type: string
  readonly label: string
}

export const embedServices: readonly EmbedService[] = [
  { type: 'embed', label: 'Embed' },
  { type: 'framer', label: 'Framer' },
  { type: 'tweet', label: 'Post on X' },
  { type: 'gist', label: 'GitHub Gist' },
  { type: 'drive', label: 'Google Drive' },
  { type: 'invision', label: 'InVision' },
  { type: 'mixpanel', label: 'Mixpanel' },
  { type: 'figma', label: 'Figma' },
  { type: 'loom', label: 'Loom' },
  { type: 'typeform', label: 'Typeform' },
  { type: 'codepen', label: 'CodePen' },
  { type: 'whimsical', label: 'Whimsical' },
  { type: 'miro', label: 'Miro' },
  { type: 'abstract', label: 'Abstract' },
  { type: 'sketch', label: 'Sketch' },
  { type: 'excalidraw', label: 'Excalidraw' },
  { type: 'replit', label: 'Replit' },
  { type: 'hex', label: 'Hex' },
  { type: 'deepnote', label: 'Deepnote' },
]
