import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './PasswordField'

describe('a password field', () => {
  const html = renderToStaticMarkup(
    <PasswordField
      name="password"
      label="Password"
      autoComplete="current-password"
      error="Enter your password."
      toggle={{ show: 'Show', hide: 'Hide' }}
    />,
  )

  it('hides what is typed and tells password managers which password it is', () => {
    expect(html).toMatch(
      /<input (?=.*type="password")(?=.*name="password")(?=.*autoComplete="current-password")/,
    )
  })

  it('shows no toggle that would do nothing without a script', () => {
    expect(html).not.toContain('<button')
  })

  it('is described by its error', () => {
    expect(html).toContain('aria-describedby="field-password-error" aria-invalid="true"')
  })
})
