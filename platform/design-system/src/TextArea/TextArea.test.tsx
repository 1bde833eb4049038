import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextArea } from './TextArea'

it('has its label above it, and is described by its hint and its error', () => {
  const html = renderToStaticMarkup(
    <TextArea
      name="text"
      label="Description"
      hint="With dates."
      error="Enter a description."
      defaultValue="Since May"
    />,
  )
  expect(html.indexOf('for="field-text"')).toBeLessThan(html.indexOf('<textarea'))
  expect(html).toMatch(/<textarea (?=[^>]*id="field-text")(?=[^>]*name="text")(?=[^>]*aria-invalid="true")/)
  expect(html).toContain('aria-describedby="field-text-hint field-text-error"')
  expect(html).toContain('>Since May</textarea>')
})
