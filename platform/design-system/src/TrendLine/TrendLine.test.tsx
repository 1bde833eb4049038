import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TrendLine } from './TrendLine'

/** The places of each line that is drawn, the floor left out. */
function linesOf(values: readonly (number | null)[]): readonly string[] {
  const html = renderToStaticMarkup(<TrendLine values={values} />)
  return [...html.matchAll(/class="[^"]*course[^"]*" d="([^"]+)"/g)].map(([, path = '']) => path)
}

it('draws the highest value at the top and zero at the bottom', () => {
  expect(linesOf([0, 5, 10])).toEqual(['M3 29L50 16L97 3'])
})

it('breaks where a value is missing', () => {
  expect(linesOf([1, null, 1, 1])).toHaveLength(2)
})

it('marks the last value, and draws nothing that is no number', () => {
  const html = renderToStaticMarkup(<TrendLine values={[4, null]} />)
  expect(html).toMatch(/class="[^"]*end[^"]*" d="M3 3L3 3"/)
  for (const values of [[], [null], [0], [0, 0]]) {
    expect(renderToStaticMarkup(<TrendLine values={values} />)).not.toMatch(/NaN|Infinity/)
  }
})
