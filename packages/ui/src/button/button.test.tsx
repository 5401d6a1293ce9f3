import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, IconButton } from './button'

describe('Button', () => {
  it('does not submit forms unless asked', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  it('keeps its label in the layout and stays focusable while loading', () => {
    const html = renderToStaticMarkup(<Button loading>Save</Button>)
    expect(html).toContain('Save')
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=""')
  })

  it('ignores presses while loading', () => {
    let pressed = 0
    let prevented = 0
    const element = Button({ loading: true, onClick: () => (pressed += 1), children: 'Save' })
    element.props.onClick({ preventDefault: () => (prevented += 1) })
    expect([pressed, prevented]).toEqual([0, 1])
  })
})

describe('IconButton', () => {
  it('is named by its label', () => {
    expect(renderToStaticMarkup(<IconButton label="Close" icon={<svg />} />)).toContain('aria-label="Close"')
  })
})
