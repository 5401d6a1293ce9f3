// What an address leads to, asked of its host by us. How often a person may make us ask is limited; what is known costs nothing.
import type { unfurlUrl as call } from '@sheaf/core/api/link/unfurl-url'
import type { Handler } from '../define'

export const unfurlUrl: Handler<typeof call> = ({ url }, { userId, services, browser }) =>
  services.unfurler.unfurl(url, () =>
    services.rateLimits.count('unfurl', { account: userId, address: browser.address }),
  )
