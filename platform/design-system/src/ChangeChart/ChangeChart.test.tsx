import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChangeChart, type ChangeChartRow } from './ChangeChart'

function barsOf(rows: readonly ChangeChartRow[]) {
  const html = renderToStaticMarkup(
    <ChangeChart
      title="Why"
      sentenceId="sentence"
      rows={rows}
      legend={{ more: 'Adds', less: 'Takes off' }}
    />,
  )
  const bars = [...html.matchAll(/<rect class="[^"]*"(?: fill="[^"]*")? x="([^"]+)" width="([^"]+)%"/g)]
  return { html, bars: bars.map(([, x, width]) => [x, `${width}%`]) }
}

const days = { id: 'days', label: 'Days', value: 30, valueText: '+$30.00' }
const weather = { id: 'weather', label: 'Weather', value: -10, valueText: '-$10.00' }

describe('a chart of causes', () => {
  it('draws what adds to the right of zero and what takes away to the left', () => {
    expect(barsOf([days, weather]).bars).toEqual([
      ['25%', '75%'],
      ['0%', '25%'],
    ])
  })

  it('explains only the looks that occur', () => {
    expect(barsOf([days]).html).toContain('Adds')
    expect(barsOf([days]).html).not.toContain('Takes off')
  })

  it('draws bars of no width when nothing changed', () => {
    expect(barsOf([{ ...days, value: 0 }]).bars).toEqual([['0%', '0%']])
  })

  it('is one image, described by the sentence before it', () => {
    expect(barsOf([days]).html).toMatch(/role="img" aria-labelledby="[^"]+" aria-describedby="sentence"/)
  })
})
