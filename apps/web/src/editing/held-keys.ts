// Keys that came before the menu they are for. A menu is loaded when it is first wanted, and people type on meanwhile: from the
// first key that the menu should have had, all of them wait on the stage. Once the menu is there they go, in their order, where
// they would have gone.
import type { PageStage } from './page-stage'

/** Hands them out one by one: what one changes has to be seen by the next. */
export async function handOutKeys(
  stage: Pick<PageStage, 'heldKeys' | 'handsOut' | 'menuUses'>,
  press: (event: KeyboardEvent) => void,
): Promise<void> {
  const { heldKeys } = stage
  if (stage.handsOut !== null) return
  for (let [next] = heldKeys; next; [next] = heldKeys) {
    stage.handsOut = next
    if (!stage.menuUses(next)) press(next)
    await new Promise(resolve => setTimeout(resolve))
    heldKeys.shift()
  }
  stage.handsOut = null
}
