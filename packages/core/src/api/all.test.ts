import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { validate } from '../validation/validate'
import { allCalls } from './all'
import { accesses, type Call } from './define'
import type { PageChunk } from './page/load-cached-page-chunk-v2'

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
/** Calls lie in a folder named for what they are about. */
const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })

describe('every call', () => {
  it.each(allCalls.map(call => [call.name, call] as const))(
    '[P 7] %s has a policy, a file of its name and an exact body',
    (name, call) => {
      const { input } = call as Call
      expect(accesses).toContain(call.access)
      // Whoever acts on something is somebody.
      if (typeof call.on !== 'string') expect(call.access).toBe('signed-in')
      expect(files.filter(file => file.endsWith(`/${kebab(name)}.ts`))).toHaveLength(1)
      expect(() => validate(input, { surprise: 1 }, name)).toThrow(/surprise should be not present, instead was 1\./)
      for (const body of [null, 'text', 7, [], true])
        expect(() => validate(input, body, name)).toThrow(`${name} failed validation: ${name} should be an object`)
    },
  )

  it('[P 7] has a name of its own', () => {
    expect(new Set(allCalls.map(call => call.name)).size).toBe(allCalls.length)
  })

  it('[P 6] only what must work before sign-in is open', () => {
    expect(allCalls.filter(call => call.access === 'open').map(call => call.name)).toEqual([
      'signUp',
      'getFeatureFlagResults',
      'getInvite',
      'loginWithEmailCode',
      'loginWithPassword',
      'logout',
      'sendEmailCode',
    ])
  })

  it('[P 6] what needs more than to read', () => {
    const policies = allCalls.map(({ name, on }) => (typeof on === 'string' ? '' : `${on.needs} ${on.kind}: ${name}`))
    expect(policies.filter(policy => policy && !policy.startsWith('read')).sort()).toEqual([
      'configure block: deleteFromTrash',
      'configure collection: changePropertyType',
      'configure collection: changeRowPrefix',
      'configure collection: fillRelation',
      'edit page: notifyPeople',
      'share space: changeDomain',
      'share space: changeMembership',
      'share space: createInvite',
      'share space: deleteSpace',
      'share space: getInvites',
      'share space: removeMember',
      'share space: revokeInvite',
      'share team: archiveTeam',
    ])
  })

  it('[P 7] loadCachedPageChunkV2 joins its parts: the later record wins, the last cursors stand', () => {
    const call = allCalls.find(c => c.name === 'loadCachedPageChunkV2')
    if (call?.name !== 'loadCachedPageChunkV2' || !call.join) throw new Error('no join')
    const id = uuid('00000000-0000-4000-8000-00000000000a')
    const part = (version: number, cursors: { stack: [] }[]): PageChunk => ({
      recordMap: { sheaf_user: { [id]: { value: { id, version, last_version: 0 }, role: 'reader' } } },
      cursors,
      texts: { [id]: String(version) },
      seq: version,
      dedupeSessionId: 'd',
      spaceId: id,
      spaceShortId: 's',
    })
    const whole = call.join([part(1, [{ stack: [] }]), part(2, [])])
    expect(whole.cursors).toEqual([])
    expect([whole.seq, whole.texts]).toEqual([1, { [id]: '2' }])
    expect(whole.recordMap.sheaf_user?.[id]?.value?.version).toBe(2)
  })
})
