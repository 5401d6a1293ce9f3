// Changes a person’s name, photo and preferences. A photo is a file that was uploaded to the person themselves.

import { personNameProblem, userInputError } from '@sheaf/core/api/account/account-rules'
import type { changeProfile as call } from '@sheaf/core/api/account/change-profile'
import { SheafError } from '@sheaf/core/errors'
import { readAttachment } from '@sheaf/core/files/attachment'
import { RecordMapBuilder } from '../../spaces/record-maps'
import { changeUser } from '../../storage/accounts'
import { readSelf } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const changeProfile: Handler<typeof call> = async ({ name, profilePhoto, settings }, { userId, services }) => {
  const problem = name === undefined ? undefined : personNameProblem(name)
  if (problem) throw userInputError('name', problem)
  if (typeof profilePhoto === 'string' && !readAttachment(profilePhoto))
    throw new SheafError('ValidationError', { debugMessage: 'profilePhoto should name an uploaded file.' })
  if (typeof settings?.time_zone === 'string' && !isTimeZone(settings.time_zone))
    throw new SheafError('ValidationError', { debugMessage: 'settings.time_zone should be the name of a time zone.' })
  await changeUser(services.database, userId, {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(profilePhoto === undefined ? {} : { profile_photo: profilePhoto }),
    ...(settings === undefined ? {} : { settings }),
  })
  const map = new RecordMapBuilder()
  const self = await readSelf(services.pool, userId)
  if (self) map.addPerson(self, 'all')
  return { recordMap: map.build() }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    return true
  } catch {
    return false
  }
}
