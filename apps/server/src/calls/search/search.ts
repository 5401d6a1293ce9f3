// Pages by what they say, for those who may read them.
import type { search as call } from '@sheaf/core/api/search/search'
import { findPages } from '../../search/find-pages'
import type { Handler } from '../define'

export const search: Handler<typeof call> = async (input, { subject, userId, services }) =>
  findPages(services, userId, subject.spaceId, input)
