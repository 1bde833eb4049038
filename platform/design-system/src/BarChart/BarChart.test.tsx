import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarChart } from './BarChart'
import type { BarChartBar } from './bar'

const june: BarChartBar = { id: '06', label: 'Jun', value: 1500, valueText: '1,500 kWh', kind: 'last' }
const july: BarChartBar = { id: '07', label: 'Jul', value: 2000, valueText: '2,000 kWh', kind: 'this' }
const lost: BarChartBar = { id: '08', label: 'Aug', value: null, valueText: '', kind: 'this' }

function draw(bars: readonly BarChartBar[]): string {
  return renderToStaticMarkup(
    <BarChart
      title="This bill against the last"
      sentenceId="sentence"
      bars={bars}
      missingLabel="no data"
      formatValue={String}
      legend={{ this: 'This bill', last: 'Last bill', estimated: 'Estimated' }}
    />,
  )
}

describe('a bar chart', () => {
  it('is one image, named by its title and described by the sentence before it', () => {
    const html = draw([june, july])
    const [, title = 'none'] = /<title id="([^"]+)">This bill against the last/.exec(html) ?? []
    expect(html).toContain(`role="img" aria-labelledby="${title}" aria-describedby="sentence"`)
  })

  it('draws bars as high as their values', () => {
    const heights = [...draw([june, july]).matchAll(/<rect[^>]*width="[^"]+%" height="([^"]+)"/g)].map(
      ([, h]) => h,
    )
    expect(heights).toEqual(['75%', '100%'])
  })

  it('hatches the last bill and fills this one', () => {
    const html = draw([june, july])
    const [, pattern = 'none'] = /<pattern id="([^"]+)"/.exec(html) ?? []
    expect(html.split(`fill="url(#${pattern})"`)).toHaveLength(2)
  })

  it('leaves a gap with a word where nothing is known', () => {
    const html = draw([june, july, lost])
    expect(html).toContain('>no data</text>')
    expect(html.match(/<rect[^>]*width="[^"]+%"/g)).toHaveLength(2)
  })

  it('writes the word once in a gap of several bars, and no label where there is none', () => {
    const html = draw([july, { ...lost, id: 'a', label: '' }, { ...lost, id: 'b' }, { ...lost, id: 'c' }])
    expect(html.match(/>no data<\/text>/g)).toHaveLength(1)
    expect(html.match(/>Aug<\/text>/g)).toHaveLength(2)
  })

  it('explains the kinds of bars that occur, and no others', () => {
    const html = draw([june, july])
    expect(html).toMatch(/Last bill/)
    expect(html).not.toMatch(/Estimated/)
  })

  it('writes values above a few bars and an axis beside many', () => {
    expect(draw([june, july])).toContain('>2,000 kWh</text>')
    const many = draw(Array.from({ length: 12 }, (_, index) => ({ ...july, id: String(index) })))
    expect(many).not.toContain('2,000 kWh')
    expect([...many.matchAll(/>(\d+)<\/text>/g)].map(([, text]) => text)).toEqual(['0', '1000', '2000'])
  })

  it('draws an empty plot when there are no bars', () => {
    expect(draw([])).not.toMatch(/<rect[^>]*%|NaN|Infinity/)
  })
})
