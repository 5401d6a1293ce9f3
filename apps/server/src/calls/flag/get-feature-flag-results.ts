// The flags of a visitor. There are none yet, so every flag has its default.
import type { getFeatureFlagResults as call } from '@sheaf/core/api/flag/get-feature-flag-results'
import type { Handler } from '../define'

export const getFeatureFlagResults: Handler<typeof call> = async input => ({
  initialValues: input.shouldStringifyInitialValues ? '{}' : {},
})
