// In a text that can be edited a click sets the caret; with the modifier it follows the link. Elsewhere a click follows it.
export function followLink(event: MouseEvent, isEditable: boolean): boolean {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a.sheaf-link[href]')
  if (!link || (isEditable && !(event.metaKey || event.ctrlKey))) return false
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener,noreferrer')
  return true
}
