import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden'

it('keeps its words for those who listen', () => {
  const html = renderToStaticMarkup(<VisuallyHidden>of July 2026</VisuallyHidden>)
  expect(html).toContain('of July 2026')
  expect(html).not.toMatch(/hidden=|aria-hidden/)
})
