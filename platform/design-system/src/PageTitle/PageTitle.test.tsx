import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageTitle } from './PageTitle'

it('is the heading of the page, which can be given the focus', () => {
  const html = renderToStaticMarkup(<PageTitle context="4120 Bluestem Lane">Usage</PageTitle>)
  expect(html).toMatch(/<p[^>]*>4120 Bluestem Lane<\/p><h1[^>]*id="page-title" tabindex="-1">Usage<\/h1>/)
})
