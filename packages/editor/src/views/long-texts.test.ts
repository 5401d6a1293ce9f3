import { EditorState, type Plugin, TextSelection } from 'prosemirror-state'
import type { DecorationSet, EditorView } from 'prosemirror-view'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { longTexts, runBorders } from './long-texts'

const words = (length: number): string => 'warp and weft '.repeat(length).slice(0, length)

describe('the runs of a long text', () => {
  it('follow one another, begin with words and are short', () => {
    const text = words(100_000)
    const runs = runBorders(text)
    expect(runs[0]?.[0]).toBe(0)
    expect(runs.at(-1)?.[1]).toBe(text.length)
    for (const [i, [from, to]] of runs.entries()) {
      expect(to - from).toBeLessThanOrEqual(2_000)
      if (i > 0) expect([runs[i - 1]?.[1], text.charAt(from - 1)]).toEqual([from, ' '])
    }
  })
  it('never cut a letter in two', () => {
    for (const [from] of runBorders('🧵'.repeat(9_001)).slice(1)) expect(from % 2).toBe(0)
  })
})

describe('a page', () => {
  async function drawn(text: string): Promise<{ state: EditorState; plugin: Plugin<DecorationSet> }> {
    const plugin = longTexts()
    const { core } = await OpenPage.draw(`${text}|`)
    return { plugin, state: EditorState.create({ doc: core.state.doc, plugins: [plugin] }) }
  }
  const runs = (plugin: Plugin<DecorationSet>, state: EditorState) =>
    (plugin.getState(state)?.find() ?? []).toSorted((a, b) => a.from - b.from)

  it('draws short texts as they are, and parts one that becomes long', async () => {
    const { plugin, state } = await drawn('warp')
    expect(runs(plugin, state)).toEqual([])
    let end = 0
    state.doc.descendants((node, pos) => {
      if (node.isTextblock) end = pos + 1 + node.content.size
    })
    const long = state.apply(state.tr.insertText(words(10_000), end))
    expect(runs(plugin, long).length).toBeGreaterThan(3)
  })
  it('leaves no letter outside of a run, however much is written in one', async () => {
    const { plugin, state } = await drawn(words(10_000))
    const [, second] = runs(plugin, state)
    const at = (second?.from ?? 0) + 5
    let next = state
    for (let i = 0; i < 5; i++) next = next.apply(next.tr.insertText(words(900), at))
    const after = runs(plugin, next)
    for (const [i, run] of after.entries()) {
      expect(run.to - run.from).toBeLessThanOrEqual(2_000)
      if (i > 0) expect(after[i - 1]?.to).toBe(run.from)
    }
    expect(after.reduce((sum, run) => sum + run.to - run.from, 0)).toBe(14_500)
  })

  it('puts a letter into a long text by itself, and leaves all other keys to the browser', async () => {
    const press = async (text: string, key: Partial<KeyboardEvent>, more: Partial<EditorView> = {}) => {
      const { plugin, state } = await drawn(text)
      const at = TextSelection.atStart(state.doc).from
      let now = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at + 4)))
      const view = { state: now, composing: false, someProp: () => undefined, ...more } as unknown as EditorView
      view.dispatch = tr => {
        now = now.apply(tr)
      }
      const isDone = plugin.props.handleKeyPress?.call(plugin, view, key as KeyboardEvent)
      return [isDone, now.doc.textContent.slice(0, 7)]
    }
    const long = words(10_000)
    expect(await press(long, { charCode: 120 })).toEqual([true, 'warpx a'])
    expect(await press(long, { charCode: 64, ctrlKey: true, altKey: true })).toEqual([true, 'warp@ a'])
    expect(await press(long, { charCode: 120 }, { someProp: () => true as never })).toEqual([true, 'warp an'])
    expect(await press('warp and weft', { charCode: 120 })).toEqual([false, 'warp an'])
    expect(await press(long, { charCode: 120, ctrlKey: true })).toEqual([false, 'warp an'])
    expect(await press(long, { charCode: 13 })).toEqual([false, 'warp an'])
    expect(await press(long, { charCode: 0 })).toEqual([false, 'warp an'])
    expect(await press(long, { charCode: 120 }, { composing: true })).toEqual([false, 'warp an'])
  })
})
