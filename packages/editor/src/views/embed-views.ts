// Mentions and equations as they are seen: plain DOM, drawn again when what they name changes. What they are called is asked of
// the host, which knows people and pages.
import type { Uuid } from '@sheaf/core/ids'
import type { LinkPress } from '@sheaf/core/links/link-intent'
import { embedLabel } from '@sheaf/core/text/safe-values'
import type { Node } from 'prosemirror-model'
import type { EditorProps, EditorView, NodeView } from 'prosemirror-view'

/** How a mention looks to this person now. */
export interface MentionLook {
  readonly label: string
  /** Emoji, initials or the like, drawn before the label. */
  readonly sign?: string
  /** Name of the content colour behind the sign. */
  readonly tint?: string
  /** The name of an icon, where there is no sign. */
  readonly icon?: string
  readonly href?: string
  /** Cannot be seen, or is gone. */
  readonly isMissing?: boolean
  readonly title?: string
}
export interface MentionNames {
  readonly lookOf: (k: string, v: readonly unknown[]) => MentionLook
  /** Tells when a mention may look different. */
  readonly subscribe: (k: string, v: readonly unknown[], listener: () => void) => () => void
  readonly open: (page: Uuid, press: LinkPress) => void
}
export interface PressedEmbed {
  readonly node: Node
  readonly pos: number
  readonly dom: HTMLElement
}
export interface EmbedHooks {
  readonly mentions: MentionNames
  readonly drawIcon: (into: HTMLElement, name: string) => void
  /** A mention or an equation was pressed, or Enter was pressed on it. */
  readonly onEmbed: (pressed: PressedEmbed) => void
  /** What an equation without a formula says. */
  readonly emptyEquation: string
}

export const embedViews = (
  hooks: () => Partial<EmbedHooks>,
  isEditable: () => boolean,
): NonNullable<EditorProps['nodeViews']> => ({
  mention: (node, view, getPos) => new MentionView(node, view, getPos, hooks, isEditable),
  equation: (node, view, getPos) => new EquationView(node, view, getPos, hooks, isEditable),
})

abstract class EmbedView implements NodeView {
  readonly dom: HTMLElement
  constructor(
    protected node: Node,
    _view: EditorView,
    private readonly getPos: () => number | undefined,
    protected readonly hooks: () => Partial<EmbedHooks>,
    private readonly isEditable: () => boolean,
  ) {
    this.dom = document.createElement('span')
    this.dom.className = `sheaf-embed sheaf-inline-${node.type.name}`
    this.dom.contentEditable = 'false'
    this.dom.addEventListener('click', event => this.press(event))
  }
  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs['k'] !== this.node.attrs['k']) return false
    const isSame = node.attrs['v'] === this.node.attrs['v']
    this.node = node
    if (!isSame) this.draw()
    return true
  }
  ignoreMutation(): boolean {
    return true
  }
  protected get value(): readonly unknown[] {
    return this.node.attrs['v'] as readonly unknown[]
  }
  protected press(event: MouseEvent): void {
    const pos = this.getPos()
    if (pos === undefined || !this.isEditable() || event.button !== 0) return
    event.preventDefault()
    this.hooks().onEmbed?.({ node: this.node, pos, dom: this.dom })
  }
  protected abstract draw(): void
  destroy(): void {}
}

class MentionView extends EmbedView {
  private leave: (() => void) | undefined
  constructor(...given: ConstructorParameters<typeof EmbedView>) {
    super(...given)
    this.draw()
  }
  private get kind(): string {
    return String(this.node.attrs['k'])
  }
  protected draw(): void {
    const { mentions, drawIcon } = this.hooks()
    this.leave?.()
    this.leave = mentions?.subscribe(this.kind, this.value, () => this.redraw())
    this.redraw(drawIcon)
  }
  private redraw(drawIcon = this.hooks().drawIcon): void {
    const look: MentionLook = this.hooks().mentions?.lookOf(this.kind, this.value) ?? {
      label: embedLabel({ k: this.kind, v: this.value }),
    }
    this.dom.dataset['mention'] = this.kind
    this.dom.toggleAttribute('data-missing', look.isMissing === true)
    this.dom.title = look.title ?? ''
    const line = document.createElement(look.href ? 'a' : 'span')
    line.className = 'sheaf-mention-line'
    if (look.href) {
      line.setAttribute('href', look.href)
      line.draggable = false
    }
    const sign = document.createElement('span')
    sign.className = 'sheaf-mention-sign'
    sign.setAttribute('aria-hidden', 'true')
    if (look.tint) sign.dataset['tint'] = look.tint
    if (look.sign) sign.textContent = look.sign
    else if (look.icon) drawIcon?.(sign, look.icon)
    const label = document.createElement('span')
    label.className = 'sheaf-mention-label'
    label.textContent = look.label
    line.append(...(look.sign || look.icon ? [sign] : []), label)
    this.dom.replaceChildren(line)
  }
  protected override press(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!link) return super.press(event)
    event.preventDefault()
    const id = String(this.value[0]) as Uuid
    this.hooks().mentions?.open(id, event)
  }
  override destroy(): void {
    this.leave?.()
  }
}

class EquationView extends EmbedView {
  constructor(...given: ConstructorParameters<typeof EmbedView>) {
    super(...given)
    this.draw()
  }
  protected draw(): void {
    const formula = typeof this.value[0] === 'string' ? this.value[0] : ''
    this.dom.toggleAttribute('data-empty', formula === '')
    this.dom.removeAttribute('data-wrong')
    if (formula === '') {
      this.dom.textContent = this.hooks().emptyEquation ?? ''
      return
    }
    if (!this.dom.hasChildNodes()) this.dom.textContent = formula
    void import('../math/math')
      .then(({ drawMath }) => drawMath(this.dom, formula))
      .then(
        problem => {
          this.dom.toggleAttribute('data-wrong', problem !== null)
          this.dom.title = problem ?? ''
        },
        () => {
          this.dom.textContent = formula
        },
      )
  }
}
