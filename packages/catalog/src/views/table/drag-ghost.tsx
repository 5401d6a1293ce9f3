// What hangs at the pointer while rows or columns are dragged: what they are called, and how many.
import styles from './table.module.css'

export class DragGhost {
  private readonly element = document.createElement('div')

  constructor(words: string, count: number) {
    this.element.className = styles['ghost'] ?? ''
    this.element.inert = true
    this.element.setAttribute('aria-hidden', 'true')
    this.element.textContent = words
    if (count > 1) {
      const badge = document.createElement('span')
      badge.className = styles['ghostCount'] ?? ''
      badge.textContent = String(count)
      this.element.append(badge)
    }
    document.body.append(this.element)
  }
  moveTo({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
    this.element.style.setProperty('transform', `translate(${clientX + 12}px, ${clientY + 8}px)`)
  }
  remove(): void {
    this.element.remove()
  }
}
