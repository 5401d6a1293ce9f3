// A part of the app is fetched by `<link>` elements before it runs, and whoever asks for it again takes an element that is there for a file that
// came. So one that failed is removed, and the next attempt makes it anew; otherwise the part would come without its styles.
export function removeFailedLinks(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) target.remove()
  }
  // Errors of elements do not bubble.
  document.addEventListener('error', onError, { capture: true })
}
