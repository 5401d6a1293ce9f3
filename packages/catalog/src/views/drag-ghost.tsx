// What hangs at the pointer while something is dragged: what it is called and how many there are, or what would become of it.
import styles from './drag-ghost.module.css'

export class DragGhost {
  private readonly element = document.createElement('div')
  private readonly words = document.createElement('span')

  constructor(words: string, count = 1) {
    this.element.className = styles['ghost'] ?? ''
    this.element.inert = true
    this.element.dataset['dragged'] = ''
    this.element.setAttribute('aria-hidden', 'true')
    this.words.textContent = words
    this.element.append(this.words)
    if (count > 1) {
      const badge = document.createElement('span')
      badge.className = styles['count'] ?? ''
      badge.textContent = String(count)
      this.element.append(badge)
    }
    document.body.append(this.element)
  }
  say(words: string): void {
    this.words.textContent = words
  }
  moveTo({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
    this.element.style.setProperty('transform', `translate(${clientX + 12}px, ${clientY + 8}px)`)
  }
  remove(): void {
    this.element.remove()
  }
}
