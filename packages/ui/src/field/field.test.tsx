import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field'
import { PasswordField } from './password-field'

describe('Field', () => {
  it('ties label and hint to the input', () => {
    const html = renderToStaticMarkup(<Field id="mail" label="Email" hint="Work address" />)
    expect(html).toContain('for="mail"')
    expect(html).toContain('aria-describedby="mail-message"')
    expect(html).toMatch(/id="mail-message".*Work address/)
    expect(html).not.toContain('aria-invalid')
  })

  it('says the error in place of the hint', () => {
    const html = renderToStaticMarkup(<Field id="mail" label="Email" hint="Work address" error="Add an @" />)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="mail-message".*Add an @/)
    expect(html).not.toContain('Work address')
  })

  it('describes nothing when there is nothing to say, and keeps a caller’s description', () => {
    expect(renderToStaticMarkup(<Field label="Email" />)).not.toContain('aria-describedby')
    const html = renderToStaticMarkup(<Field id="mail" label="Email" hint="Work" aria-describedby="terms" />)
    expect(html).toContain('aria-describedby="mail-message terms"')
  })

  it('names the input itself when the label is not shown', () => {
    const html = renderToStaticMarkup(<Field label="Search" labelHidden />)
    expect(html).toContain('aria-label="Search"')
    expect(html).not.toContain('<label')
  })
})

describe('PasswordField', () => {
  it('starts concealed, with a named way to reveal', () => {
    const html = renderToStaticMarkup(<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />)
    expect(html).toContain('type="password"')
    expect(html).toContain('aria-label="Show"')
  })
})
