// What a link into the app may ask for besides its screen, under the same keys on every address.

import { readAddress, readParameters } from './address'
import { agentStart, desktop, peek, updates, visit } from './carried'
import type { RouteContext } from './define'
import type { ValueOf } from './parameter'
import { as, flag, id, text } from './parameter'

const deepLinkParameters = {
  ...peek,
  ...updates,
  ...visit,
  ...desktop,
  collectionViewId: as(id, 'v'),
  spaceId: as(id, 'spaceId', 's'),
  threadId: as(id, 't'),
  assistantQueryPrefill: as(text, 'aq'),
  defaultUserMessage: text,
  targetConfig: agentStart.targetConfig,
  aiAction: text,
  asc: text,
  transcribe: text,
  db: text,
  queryId: as(text, 'qid'),
  openPageUpdatesTab: flag,
  deepLinkOpenNewTab: flag,
}

type DeepLink = { readonly [K in keyof typeof deepLinkParameters]?: ValueOf<(typeof deepLinkParameters)[K]> }

export function readDeepLink(url: string, context: RouteContext): DeepLink {
  const address = readAddress(url, context)
  return address ? readParameters(deepLinkParameters, address) : {}
}
