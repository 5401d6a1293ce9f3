// What is not a screen of the app: the marketing site, other people's hosts, and what leads nowhere. No path leads here:
// `../routes.ts` decides.
import { define } from './define'
import { text } from './parameter'

export const outsideRoutes = [
  define(
    'front',
    ['*path'],
    {},
    {
      segments: { locale: text, path: text },
      build: ({ locale, path }) => `${locale ? `/${locale.toLowerCase()}` : ''}${path}`,
    },
  ),
  /** `url` is the whole address. */
  define('external', ['*url'], {}, { segments: { url: text }, build: ({ url }) => url }),
  /** The whole address too, or what was given where that is none. */
  define('unknown', ['*url'], {}, { segments: { url: text }, build: ({ url }) => url }),
] as const
