// A block that has a caption listens for this: whoever wants the caption written says so on its element, without knowing the kind.
export const CAPTION_EVENT = 'sheaf-caption'

/** Asks the block around an element for its caption. */
export const askForCaption = (inside: Element | null): void => {
  inside?.closest('.sheaf-block')?.dispatchEvent(new CustomEvent(CAPTION_EVENT, { bubbles: true }))
}
