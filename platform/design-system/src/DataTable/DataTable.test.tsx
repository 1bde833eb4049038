import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DataTable } from './DataTable'

describe('a table', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Monthly usage"
      columns={[
        { key: 'month', header: 'Month' },
        { key: 'usage', header: 'Usage', isNumeric: true },
      ]}
      rows={[{ id: '2026-07', cells: { month: 'July 2026', usage: '1,842 kWh' } }]}
    />,
  )

  it('says what its cells belong to', () => {
    expect(html).toMatch(/<th scope="col"[^>]*>Month<\/th>/)
    expect(html).toMatch(/<th scope="row"[^>]*>July 2026<\/th><td[^>]*>1,842 kWh<\/td>/)
  })

  it('scrolls in a region that the keyboard reaches and the caption names', () => {
    const [, caption = 'none'] = /<caption id="([^"]+)"[^>]*>Monthly usage/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`role="region" aria-labelledby="${caption}" tabindex="0"`))
  })
})
