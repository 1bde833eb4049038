import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextField } from './TextField'

describe('a text field', () => {
  it('has its label above it, tied to it', () => {
    const html = renderToStaticMarkup(<TextField name="zip" label="Zip code" inputMode="numeric" />)
    expect(html.indexOf('for="field-zip"')).toBeLessThan(html.indexOf('<input'))
    expect(html).toMatch(/<input (?=.*id="field-zip")(?=.*name="zip")(?=.*inputMode="numeric")/)
    expect(html).not.toContain('aria-describedby')
    expect(html).not.toContain('aria-invalid')
  })

  it('is described by its hint and its error, and marked as wrong', () => {
    const html = renderToStaticMarkup(
      <TextField name="email" label="Email" hint="Where your bill goes." error="Enter your email address." />,
    )
    expect(html).toContain('aria-describedby="field-email-hint field-email-error" aria-invalid="true"')
    expect(html).toMatch(/id="field-email-hint"[^>]*>Where your bill goes\./)
    expect(html).toMatch(/id="field-email-error"[^>]*>.*Enter your email address\./)
  })

  it('takes an empty error for none', () => {
    expect(renderToStaticMarkup(<TextField name="zip" label="Zip code" error="" />)).not.toContain(
      'aria-invalid',
    )
  })
})
