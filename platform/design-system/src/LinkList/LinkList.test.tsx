import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkList } from './LinkList'

it('makes each row one link, with its hint inside', () => {
  const html = renderToStaticMarkup(
    <LinkList
      items={[
        { href: '/profile/phones', label: 'Phones', hint: '(713) 555-0121' },
        { href: '/profile/language', label: 'Language' },
      ]}
    />,
  )
  expect(html).toMatch(/<a [^>]*href="\/profile\/phones"[^>]*>.*Phones.*\(713\) 555-0121.*<\/a>/)
  expect(html.match(/<li/g)).toHaveLength(2)
})
