import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChangeChart, type ChangeChartRow } from './ChangeChart'

function barsOf(first: number, rows: readonly ChangeChartRow[]) {
  const last = rows.reduce((sum, { value }) => sum + value, first)
  const html = renderToStaticMarkup(
    <ChangeChart
      title="Why"
      sentenceId="sentence"
      start={{ label: 'June bill', value: first, valueText: `$${first}` }}
      rows={rows}
      end={{ label: 'This bill', value: last, valueText: `$${last}` }}
      legend={{ more: 'Adds', less: 'Lowers' }}
    />,
  )
  const bars = [...html.matchAll(/<rect class="[^"]*" x="([^"]+)" width="([^"]+)"/g)]
  return { html, bars: bars.map(([, x, width]) => [x, width]) }
}

const days = { id: 'days', label: 'Days', value: 40, valueText: '+$40.00' }
const weather = { id: 'weather', label: 'Weather', value: -60, valueText: '−$60.00' }

describe('a chart from one amount to another', () => {
  it('begins each step where the one before ended', () => {
    expect(barsOf(160, [days, weather]).bars).toEqual([
      ['0%', '80%'],
      ['80%', '20%'],
      ['70%', '30%'],
      ['0%', '70%'],
    ])
  })

  it('makes room below zero for a credit', () => {
    expect(barsOf(40, [weather]).bars).toEqual([
      ['33.33%', '66.67%'],
      ['0%', '100%'],
      ['0%', '33.33%'],
    ])
  })

  it('explains only the looks that occur', () => {
    expect(barsOf(100, [days]).html).toContain('Adds')
    expect(barsOf(100, [days]).html).not.toContain('Lowers')
  })

  it('draws bars of no width when there is nothing at all', () => {
    expect(barsOf(0, []).bars).toEqual([
      ['0%', '0%'],
      ['0%', '0%'],
    ])
  })

  it('is one image, described by the sentence before it', () => {
    expect(barsOf(100, [days]).html).toMatch(/role="img" aria-labelledby="[^"]+" aria-describedby="sentence"/)
  })
})
