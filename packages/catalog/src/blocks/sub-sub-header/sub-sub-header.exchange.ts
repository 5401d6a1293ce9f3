// Heading 3, as other programs have it.
import { headingExchange } from '../heading-exchange'

export const subSubHeaderExchange = headingExchange('sub_sub_header', 3, ['h4', 'h5', 'h6'])
