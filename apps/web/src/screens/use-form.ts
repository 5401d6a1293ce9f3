// A form that is sent once at a time: which field is wrong, what went wrong otherwise, and whether it is under way.
import { TransportError } from '@sheaf/core/api/transport-error'
import type { Phrase } from '@sheaf/core/phrase'
import { type FormEvent, useState } from 'react'
import { problemText } from '../data/problem-text'
import { phraseText } from '../i18n/refusal-text'

export interface Problems<Field extends string> {
  readonly fields: Partial<Record<Field, string>>
  readonly general?: string
}

export interface Form<Field extends string> {
  readonly problems: Problems<Field>
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
}

/** `check` names what is wrong before anything is sent; `send` says why not by throwing. */
export function useForm<Field extends string>(
  check: () => Partial<Record<Field, string | Phrase | undefined>>,
  send: () => Promise<void>,
): Form<Field> {
  const [problems, setProblems] = useState<Problems<Field>>({ fields: {} })
  const [busy, setBusy] = useState(false)
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = Object.entries<string | Phrase | undefined>(check()).flatMap(([field, problem]) =>
      problem ? [[field, phraseText(problem)]] : [],
    )
    const fields = Object.fromEntries(found) as Partial<Record<Field, string>>
    setProblems({ fields })
    if (found.length) return focusFirst(form)
    setBusy(true)
    try {
      await send()
    } catch (error) {
      setProblems(problemsOf(error))
      focusFirst(form)
    } finally {
      setBusy(false)
    }
  }
  return {
    problems,
    busy,
    onSubmit: event => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget as HTMLFormElement)
    },
  }
}

const focusFirst = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())

export function problemsOf<Field extends string>(error: unknown): Problems<Field> {
  const summary = problemText(error)
  const field = error instanceof TransportError ? error.body?.clientData?.['field'] : undefined
  return typeof field === 'string'
    ? { fields: { [field]: summary } as Partial<Record<Field, string>> }
    : { fields: {}, general: summary }
}
