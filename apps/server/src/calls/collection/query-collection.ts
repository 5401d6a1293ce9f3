// Rows, groups and totals of a collection, as a view asks for them.
import type { queryCollection as call } from '@sheaf/core/api/collection/query-collection'
import { writtenAnswer } from '../../collections/answer-query'
import type { Handler } from '../define'

export const queryCollection: Handler<typeof call> = (input, { subject, userId, services }) =>
  writtenAnswer(services, userId, subject, input)
