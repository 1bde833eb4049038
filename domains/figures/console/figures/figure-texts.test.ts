import { createFormatter, createLabels } from '@porchlight/i18n'
import { expect, it } from 'vitest'
import { cellText, changeText, valueText } from './figure-texts'
import { labels } from './labels'

const english = { t: createLabels('en', labels), format: createFormatter({ language: 'en' }) }
const spanish = { t: createLabels('es', labels), format: createFormatter({ language: 'es' }) }

it.each([
  [1_250, 'count', '1,250'],
  [0.694, 'share', '69%'],
  [26, 'hours', '26 h'],
  [1, 'days', '1 day'],
  [14, 'days', '14 days'],
  [8.25, 'rate', '8.3'],
  [394.6, 'rate', '395'],
  [null, 'share', '–'],
] as const)('writes %s as a %s', (value, unit, text) => {
  expect(valueText(value, unit, english)).toBe(text)
})

it('says by an arrow and in words how a figure changed, as far as the numbers that are shown differ', () => {
  const change = (value: number | null, before: number | null) =>
    changeText({ value, before, unit: 'share' }, english)
  expect(change(0.69, 0.58)).toEqual({ arrow: '▲', words: 'up from 58%' })
  expect(change(0.5, 0.58)).toEqual({ arrow: '▼', words: 'down from 58%' })
  expect(change(0.581, 0.579)).toEqual({ arrow: '=', words: 'still 58%' })
  expect([change(null, 0.5), change(0.5, null)].map(({ words }) => words)).toEqual([
    'no earlier figure',
    'no earlier figure',
  ])
  expect(changeText({ value: 3, before: 1, unit: 'days' }, spanish).words).toBe('subió de 1 día')
})

it('says why a number by language is not shown', () => {
  expect(cellText({ value: null, hidden: 'few' }, 'count', english)).toBe('Fewer than 5')
  expect(cellText({ value: null, hidden: 'withheld' }, 'count', spanish)).toBe('No se muestra')
  expect(cellText({ value: 0.5, hidden: null }, 'share', spanish)).toBe('50%')
})
