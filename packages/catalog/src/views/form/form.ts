// A form: questions that are asked of people, each about a property; what they answer becomes a row.
import { optionsOf, type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { PropertyKind } from '@sheaf/core/kinds/property-kind'
import { defineView, type ViewFields } from '@sheaf/core/kinds/view-kind'
import {
  boolean,
  type Check,
  type Checked,
  exact,
  type Json,
  json,
  list,
  oneOf,
  optional,
  string,
  stringOf,
} from '@sheaf/core/validation/checks'
import { itemsIn } from '../format-fields'

const LONGEST_TITLE = 500
const LONGEST_DESCRIPTION = 2000
const MOST_QUESTIONS = 200
export const submissionPermissions = ['none', 'comment_only', 'reader', 'read_and_write', 'editor'] as const

/** What can be asked for, in the order in which it is offered. What is computed or stamped cannot. */
export const askableTypes: readonly string[] = [
  'title',
  'text',
  'number',
  'select',
  'multi_select',
  'status',
  'date',
  'person',
  'files',
  'checkbox',
  'url',
  'email',
  'phone_number',
  'relation',
  'place',
]
export const isAskable = ({ type }: Property): boolean => askableTypes.includes(type)
/** A relation that leads nowhere yet is shown to who makes the form, and asked of nobody. */
export const isAnswerable = (property: Property): boolean =>
  property.type !== 'relation' || typeof property['collection_id'] === 'string'

/** A choice of nothing: it is shown, with the way to its first option, and nobody has to answer it. */
export const lacksOptions = (kind: PropertyKind, property: Property): boolean =>
  kind.refersTo === 'options' && optionsOf(property).length === 0

/** An item of a keyed list by the id of its property. */
const questionCheck = exact({
  id: string,
  /** Absent: it is called as its property is, and both are renamed together. */
  title: optional(stringOf({ max: LONGEST_TITLE })),
  description: optional(stringOf({ max: LONGEST_DESCRIPTION })),
  required: optional(boolean),
  long: optional(boolean),
  /** Asked only when another question has this answer: an option's id, or whether a box is ticked. */
  when: optional(exact({ question: string, value: json })),
})
export type Question = Checked<typeof questionCheck>

export interface AskedQuestion {
  readonly question: Question
  readonly property: Property
  readonly title: string
}
/** In order; those whose property is gone or cannot be asked for any more are passed over. */
export function questionsOf({ format }: Pick<ViewFields, 'format'>, schema: Schema): readonly AskedQuestion[] {
  return itemsIn(format, 'questions', questionCheck).flatMap(question => {
    const property = schema[question.id]
    if (!property || !isAskable(property)) return []
    return [{ question, property, title: question.title ?? property.name }]
  })
}

export const form = defineView({
  type: 'form',
  // Each row is somebody's answer.
  beginsWithRows: false,
  showsRows: false,
  asksBy: [],
  isPaged: false,
  label: 'Form',
  description: 'Collect responses as rows',
  icon: 'form',
  aliases: 'survey, questions, questionnaire, poll, intake, request',
  format: {
    questions: list(questionCheck as Check<Json>, { max: MOST_QUESTIONS }),
    form_title: stringOf({ max: LONGEST_TITLE }),
    form_description: stringOf({ max: LONGEST_DESCRIPTION }),
    is_form_closed: boolean,
    anonymous_submissions: boolean,
    submission_permissions: oneOf(...submissionPermissions),
  },
  begin: schema => ({
    format: {
      questions: propertiesOf(schema)
        .filter(isAskable)
        .map(({ id }) => ({ id })),
      submission_permissions: 'none',
    },
  }),
  // The rows are not shown here; only that there are some.
  ask: () => ({ limit: 1 }),
})
