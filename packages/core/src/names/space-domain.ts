// The name of a workspace in addresses: `/{domain}` leads to it, and a published site is found under it.
import { atLeast, atMost } from '../api/account/account-rules'
import { type Phrase, phrase } from '../phrase'
import { parseRoute } from '../routes'

const minDomainCharacters = 3
/** It is a label of a host name too. */
const maxDomainCharacters = 63
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
const anywhere = { baseUrl: 'https://sheaf.example', sitesDomain: 'sites.sheaf.example' }

/** The one form in which domains are stored and compared. */
export const normalizeDomain = (text: string): string => text.trim().toLowerCase()

/** Why a domain cannot be chosen. */
export function domainProblem(text: string): Phrase | undefined {
  const domain = normalizeDomain(text)
  if (domain.length < minDomainCharacters) return atLeast(minDomainCharacters)
  if (domain.length > maxDomainCharacters) return atMost(maxDomainCharacters)
  if (!LABEL.test(domain)) return phrase('Use letters, digits, and hyphens')
  return leadsToSpace(domain) ? undefined : phrase('This name is reserved. Choose another one.')
}

/** Ids of pages, readable ids of rows and the paths of the app's own are no names for workspaces. */
function leadsToSpace(domain: string): boolean {
  const route = parseRoute(`${anywhere.baseUrl}/${domain}`, anywhere)
  return route.name === 'space' && route.params.spaceDomain === domain
}
