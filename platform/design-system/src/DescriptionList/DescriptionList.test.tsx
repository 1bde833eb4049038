import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DescriptionList } from './DescriptionList'

it('pairs every term with what it is', () => {
  const html = renderToStaticMarkup(<DescriptionList items={[{ term: 'Plan', description: 'Steady 12' }]} />)
  expect(html).toMatch(/<dl[^>]*><div[^>]*><dt[^>]*>Plan<\/dt><dd[^>]*>Steady 12<\/dd><\/div><\/dl>/)
})
