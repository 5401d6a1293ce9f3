// Heading 2, as other programs have it.
import { headingExchange } from '../heading-exchange'

export const subHeaderExchange = headingExchange('sub_header', 2)
