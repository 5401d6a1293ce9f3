export interface Contender {
  prepare?(lines: readonly string[]): Promise<void>
  load?(lines: readonly string[]): Promise<void>
  open(lines: readonly string[], place: HTMLElement): Promise<void> | void
  isDrawn?(lines: readonly string[], place: HTMLElement): boolean
  focus(index: number): void
  remoteEdit?(index: number, text: string): void
  prepareEdits?(indexes: readonly number[], text: string): Promise<void>
  arrive?(): void
}
export function contend(contender: Contender): void
