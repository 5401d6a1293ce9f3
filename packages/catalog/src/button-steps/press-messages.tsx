// What a button says: why it does nothing, and what it did.
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { StepProblem } from './step-problems'

type Words = BlockHost['t']

/** `name` is the database that the step names, where it is known. */
export function problemMessage(t: Words, problem: StepProblem | 'too many', name: string): string {
  switch (problem) {
    case 'unsupported':
      return t('This button has a step that isn’t supported yet')
    case 'no database':
      return t('Choose a database')
    case 'database trashed':
      return t('The database “{name}” is in the trash', { name })
    case 'database gone':
      return t('This database was deleted or isn’t shared with you')
    case 'no permission':
      return name === '' ? t('You can’t edit this page') : t('You can’t edit pages in “{name}”', { name })
    case 'no property':
      return t('Choose a property')
    case 'property gone':
      return t('A property in this step was deleted')
    case 'value wrong':
      return t('A value in this step doesn’t fit its property anymore')
    case 'template gone':
      return t('The template in this step was deleted or can’t be loaded')
    case 'template with pages':
      return t('Buttons can’t use templates with pages inside')
    case 'no page':
      return t('Choose a page')
    case 'nothing added':
      return t('No step before this one adds a page')
    case 'no address':
      return t('Enter a valid link')
    case 'no people':
      return t('Choose who to notify')
    case 'no message':
      return t('Enter a message')
    case 'too many':
      return t('Too many pages in “{name}” match. Narrow the filter.', { name })
  }
}

export function doneMessage(t: Words, kind: 'insert' | 'add' | 'edit', count: number, name: string): string {
  if (kind === 'insert') return t('Inserted {count, plural, one {# block} other {# blocks}}', { count })
  if (kind === 'add') return t('Added a page to “{name}”', { name: name || t('Untitled') })
  if (count === 0) return t('No pages in “{name}” match', { name: name || t('Untitled') })
  return t('Edited {count, plural, one {# page} other {# pages}} in “{name}”', { count, name: name || t('Untitled') })
}
