import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Skeleton } from './Skeleton'

it('says once what is on its way and hides its pieces from those who listen', () => {
  const html = renderToStaticMarkup(<Skeleton shape="text" count={3} label="Loading your bills" />)
  expect(html).toMatch(/role="status"><span[^>]*>Loading your bills<\/span>/)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3)
})
