// A block that has a caption listens for this on its element: whoever wants the caption written says so without knowing the kind.
export const CAPTION_EVENT = 'sheaf-caption'

/** Asks the block around an element for its caption. */
export const askForCaption = (inside: Element | null): void => {
  inside?.closest('.sheaf-block')?.dispatchEvent(new CustomEvent(CAPTION_EVENT))
}
