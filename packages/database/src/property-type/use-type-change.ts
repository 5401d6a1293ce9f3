// A change of type as a person goes through it: chosen, looked at, agreed to where something would be lost, done, and taken back.

import type { Property, PropertyId } from '@sheaf/core/collection/schema'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useSession } from '@sheaf/editor/host/session'
import { useToast } from '@sheaf/ui/toast/toast'
import { useMemo, useRef, useState } from 'react'
import { collectionIn } from '../answer/database-records'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { type TypeAnswer, type TypeRequest, typeChanges } from './type-change'
import { TypeStep, type TypeStepPlace } from './type-step'

type TypeChangeState =
  | { readonly state: 'resting'; readonly problem?: string }
  | { readonly state: 'looking'; readonly type: string }
  | { readonly state: 'asking'; readonly type: string; readonly answer: TypeAnswer; readonly request: TypeRequest }
  | { readonly state: 'running'; readonly type: string; readonly answer: TypeAnswer | null }

interface TypeChange {
  readonly now: TypeChangeState
  readonly choose: (type: string, settings?: Readonly<Record<string, Json>>) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** To what it was, as it is kept. */
  readonly goBack: (kept: PropertyId, type: string) => void
}

export function useTypeChange(property: Property): TypeChange {
  const { problemText } = useDatabaseHost()
  const session = useSession()
  const toasts = useToast()
  const { newId, note, t, t: tData } = useBlockHost()
  const { collectionId, asks, kinds } = useDatabase('collectionId', 'asks', 'kinds')
  const { zone, locale } = asks
  const changes = useMemo(
    () => typeChanges(session, newId, collectionId, { zone, locale }),
    [session, newId, collectionId, zone, locale],
  )
  const [now, setNow] = useState<TypeChangeState>({ state: 'resting' })
  const turn = useRef(0)
  const failed = (error: unknown): void => setNow({ state: 'resting', problem: problemText(error) })
  const labelOf = (type: string): string => tData(kinds.get(type)?.label ?? type)

  /** Goes on, and is told, also where nobody looks at the settings any more. Answers with where it is kept what it was. */
  const start = async (request: TypeRequest, type: string, undo?: () => void): Promise<PropertyId> => {
    setNow({ state: 'running', type, answer: null })
    try {
      const { keptAs } = await changes.run(
        request,
        answer => !answer.isDone && setNow({ state: 'running', type, answer }),
      )
      setNow({ state: 'resting' })
      toasts.show({
        text: t('Changed “{name}” to {type}', { name: property.name, type: labelOf(type) }),
        ...(undo ? { action: { label: t('Undo'), onAction: undo } } : {}),
      })
      return keptAs
    } catch (error) {
      failed(error)
      toasts.show({ text: t('Couldn’t change the type'), detail: problemText(error), tone: 'error' })
      throw error
    }
  }
  const place: TypeStepPlace = {
    property: property.id,
    collection: () => collectionIn(session.replica, collectionId),
    goBack: (returnTo, type) => start({ propertyId: property.id, returnTo }, type),
  }
  /** A step of the page's history. */
  const run = (request: TypeRequest, type: string): void => {
    const done = start(request, type, () => takeBack())
    const takeBack = note(new TypeStep(place, property.type, type, done))
  }
  return {
    now,
    choose: (type, settings = {}) => {
      const request: TypeRequest = { propertyId: property.id, type, settings: { ...settings } }
      const mine = ++turn.current
      setNow({ state: 'looking', type })
      changes.look(request).then(
        answer => {
          if (mine !== turn.current) return
          if (answer.lost + answer.partly === 0) run(request, type)
          else setNow({ state: 'asking', type, answer, request })
        },
        (error: unknown) => mine === turn.current && failed(error),
      )
    },
    confirm: () => now.state === 'asking' && run(now.request, now.type),
    cancel: () => {
      turn.current++
      setNow({ state: 'resting' })
    },
    goBack: (kept, type) => run({ propertyId: property.id, returnTo: kept }, type),
  }
}
