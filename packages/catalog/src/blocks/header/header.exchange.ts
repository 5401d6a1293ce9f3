// Heading 1, as other programs have it.
import { headingExchange } from '../heading-exchange'

export const headerExchange = headingExchange('header', 1)
