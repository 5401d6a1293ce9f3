// Two people act at random for a while, always the same way: what is drawn, stored, seen by the other and loaded anew is the same.
// `npm run soak browser` does it for hours.
import { test } from 'vitest'
import { actTogether } from './act-together.fixture'
import { useJourney } from './journey.fixture'

const journey = useJourney({}, { people: 'same' })

test('[P 7] whatever two people do, what is drawn is what is stored', async () => {
  const { ada, ben, workspace } = await journey.pair()
  for (const person of [ada, ben]) await person.open(workspace.firstPath)
  await actTogether({ ada, ben, workspace, seed: 12, actions: 300, compareEvery: 100, reloadEvery: 3 })
})
