import { brandKeys, brandOf } from '@porchlight/brands'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrandMark } from './BrandMark'

it.each(brandKeys)('draws the mark of the %s brand beside its name', (key) => {
  const { logo, names } = brandOf(key)
  const html = renderToStaticMarkup(<BrandMark logo={logo} name={names.displayName} />)
  expect(html).toMatch(
    new RegExp(`<svg[^>]*viewBox="${logo.viewBox}" aria-hidden="true">.*<span>${names.displayName}`),
  )
  expect(html.match(/<path/g)).toHaveLength(logo.shapes.length)
})
