import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarChart, type BarChartProps } from './BarChart'
import { type BarChartBar, readingText } from './bar'

const june: BarChartBar = { id: '06', label: 'Jun', group: '2026', values: [1500, 150], look: 'measured' }
const july: BarChartBar = { id: '07', label: 'Jul', group: '2026', values: [2000, 180], look: 'measured' }
const lost: BarChartBar = { id: '08', label: 'Aug', group: '2026', values: [null, null], look: 'measured' }

const kilowattHours = { name: 'kWh', label: 'kWh', formatValue: String }
const dollars = { name: '$', label: 'Dollars', formatValue: (value: number) => `$${value}` }

function draw(bars: readonly BarChartBar[], props: Partial<BarChartProps> = {}): string {
  return renderToStaticMarkup(
    <BarChart
      title="Usage by month"
      sentenceId="sentence"
      bars={bars}
      units={[kilowattHours]}
      missingLabel="no data"
      legend={{ measured: 'This year', before: 'A year earlier', estimated: 'Estimated', band: 'Likely' }}
      {...props}
    />,
  )
}

/** The upper edges of the bars of a look, in percent from the top. */
function topsOf(html: string, look: string): readonly number[] {
  return [...html.matchAll(new RegExp(`<rect class="[^"]*${look}[^"]*"[^>]* y="([^"]+)%"`, 'g'))].map(
    ([, y]) => Number(y),
  )
}

describe('a bar chart', () => {
  it('is one image, named by its title and described by the sentence before it', () => {
    const html = draw([june, july])
    const [, title = 'none'] = /<title id="([^"]+)">Usage by month/.exec(html) ?? []
    expect(html).toContain(`role="img" aria-labelledby="${title}" aria-describedby="sentence"`)
  })

  it('draws bars as high as their values, and the highest almost to the top', () => {
    const [lower = 0, higher = 0] = topsOf(draw([june, july]), 'measured').map((top) => 100 - top)
    expect(lower / higher).toBeCloseTo(0.75, 3)
    expect(higher).toBeGreaterThan(95)
  })

  it('draws the year before behind, on the same scale', () => {
    const html = draw([{ ...july, before: [1000] }])
    const [now = 0] = topsOf(html, 'measured')
    const [before = 0] = topsOf(html, 'before')
    expect((100 - before) / (100 - now)).toBeCloseTo(0.5, 3)
    expect(html.indexOf('before')).toBeLessThan(html.indexOf('measured'))
    expect(html).toContain('A year earlier')
  })

  it('draws where a growing bar will likely end, and fits that on the scale', () => {
    const html = draw([
      { ...july, look: 'running', values: [500, null], bands: [{ low: 1000, high: 2000 }, null] },
    ])
    expect(html).toContain('Likely')
    const [, top = '', height = ''] =
      /class="[^"]*band[^"]*"[^>]* y="([^"]+)%"[^>]* height="([^"]+)%"/.exec(html) ?? []
    expect(Number(top)).toBeGreaterThan(0)
    expect(Number(top) + Number(height)).toBeCloseTo(100 - (100 - Number(top)) / 2, 1)
  })

  it('leaves a gap with a word where nothing is known', () => {
    const html = draw([june, july, lost])
    expect(html).toContain('>no data</text>')
    expect(topsOf(html, 'measured')).toHaveLength(2)
  })

  it('writes the word once in a gap of several bars, and no label where there is none', () => {
    const html = draw([july, { ...lost, id: 'a', label: '' }, { ...lost, id: 'b' }, { ...lost, id: 'c' }])
    expect(html.match(/>no data<\/text>/g)).toHaveLength(1)
    expect(html.match(/>Aug<\/text>/g)).toHaveLength(2)
  })

  it('writes the unit, round numbers, and a year where it begins', () => {
    const texts = [...draw([{ ...june, id: '05', group: '2025' }, june, july]).matchAll(/>([^<>]+)<\/text>/g)]
    expect(texts.map(([, text]) => text)).toEqual([
      'kWh',
      '0',
      '500',
      '1000',
      '1500',
      '2000',
      'Jun',
      '2025',
      'Jun',
      '2026',
      'Jul',
    ])
  })

  it('leaves a year out on a phone where the next one would touch it', () => {
    const monthsFrom = (count: number) =>
      Array.from({ length: 13 }, (_, index) => ({
        ...june,
        id: String(index),
        group: index < count ? '2025' : '2026',
      }))
    const spare = /<text class="[^"]*spare[^"]*"[^>]*>2025</
    expect(draw(monthsFrom(1))).toMatch(spare)
    expect(draw(monthsFrom(2))).not.toMatch(spare)
    expect(draw(monthsFrom(1))).not.toMatch(/spare[^>]*>2026</)
  })

  it('explains the marks that occur, and no others', () => {
    const html = draw([june, july])
    expect(html).toMatch(/This year/)
    expect(html).not.toMatch(/Estimated|A year before|Likely/)
    expect(draw([june, { ...july, look: 'estimated' }])).toMatch(/Estimated/)
  })

  it('draws both units and a switch that the style sheet obeys, so that it needs no script', () => {
    const html = draw([june, july], { units: [kilowattHours, dollars], switchLabel: 'Show' })
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(topsOf(html, 'measured')).toHaveLength(4)
    expect(html).toContain('>$150</text>')
    expect(draw([june, july])).not.toContain('type="radio"')
  })

  it('draws a line above the bars that breaks where a value is missing', () => {
    const line = { name: '°F', formatValue: (value: number) => `${value}°` }
    const [a, b, c, d] = [60, 80, null, 70].map((value, index) => ({
      ...july,
      id: String(index),
      line: value,
    }))
    const html = draw(
      [a, b, c, d].filter((bar) => bar !== undefined),
      { line },
    )
    expect(html.match(/<circle/g)).toHaveLength(3)
    expect(html.match(/<line class="[^"]*_line_/g)).toHaveLength(1)
    expect(html).toContain('>80°</text>')
    expect(html).toContain('>60°</text>')
  })

  it('says what is read off the bar to begin with, and where it opens', () => {
    const html = draw([june, july], {
      startId: '06',
      readingOf: (index) => ({
        name: `bar ${index}`,
        figures: [{ label: 'Used', value: '1,500 kWh' }],
        way: { href: '/days', label: 'See its days' },
      }),
    })
    expect(html).toContain('bar 0')
    expect(html).toContain('<a href="/days">See its days</a>')
    expect(html).not.toContain('type="range"')
  })

  it('draws an empty plot when there are no bars', () => {
    expect(draw([])).not.toMatch(/<rect|NaN|Infinity/)
  })
})

it('reads a bar aloud with everything that is shown of it', () => {
  const figures = [
    { label: 'Used', value: '979 kWh' },
    { label: 'Charges', value: '$155.12' },
  ]
  expect(readingText({ name: 'October 2026', figures })).toBe('October 2026. Used: 979 kWh. Charges: $155.12')
  expect(readingText({ name: 'May 2026', flag: 'Estimated', figures: [] })).toBe('May 2026 (Estimated)')
})
