// Pages by what they say, for those who may read them.
import type { search as call } from '@sheaf/core/api/search/search'
import { findPages } from '../../search/find-pages'
import { ownSpace } from '../../spaces/own-space'
import type { Handler } from '../define'

export const search: Handler<typeof call> = async (input, { userId, services }) =>
  findPages(services, userId, await ownSpace(services, userId, input.spaceId), input)
