import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileField } from './FileField'

it('says what is taken before a file is chosen, and what is wrong', () => {
  const html = renderToStaticMarkup(
    <FileField
      name="proof"
      label="Photo"
      prompt="Choose a file"
      hint="png or jpg, up to 20 MB."
      error="Too large."
      accept=".png,.jpg"
    />,
  )
  expect(html.indexOf('up to 20 MB')).toBeLessThan(html.indexOf('<input'))
  expect(html).toMatch(/<input (?=[^>]*type="file")(?=[^>]*id="field-proof")(?=[^>]*accept=".png,.jpg")/)
  expect(html).toContain('aria-describedby="field-proof-hint field-proof-error" aria-invalid="true"')
})
