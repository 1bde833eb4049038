import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SkipLink } from './SkipLink'

it('leads to the content', () => {
  expect(renderToStaticMarkup(<SkipLink href="#main">Skip to content</SkipLink>)).toMatch(
    /<a [^>]*href="#main">Skip to content<\/a>/,
  )
})
