import { readDeepLink } from '@sheaf/core/routes/deep-links'
import { expect, it } from 'vitest'
import { newCopyId } from '../data/browser-world'
import { linkToCopy } from './copy-link'

const origin = 'http://sheaf.test'

it('[P 2.6] a copied link says so, and leads to the block', () => {
  const [page, block] = [newCopyId(), newCopyId()]
  const link = linkToCopy(origin, page, block)
  expect(link).toBe(`${origin}/${page.replaceAll('-', '')}?source=copy_link#${block.replaceAll('-', '')}`)
  expect(readDeepLink(link, { baseUrl: origin, sitesDomain: 'sites.sheaf.test' })).toMatchObject({ pageVisitSource: 4 })
})
