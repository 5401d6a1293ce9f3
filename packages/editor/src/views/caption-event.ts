// A block with a caption listens for this event: dispatching it on its element opens the caption, without knowing the kind.
export const CAPTION_EVENT = 'sheaf-caption'

/** Asks the block around an element for its caption. */
export const askForCaption = (inside: Element | null): void => {
  inside?.closest('.sheaf-block')?.dispatchEvent(new CustomEvent(CAPTION_EVENT, { bubbles: true }))
}
