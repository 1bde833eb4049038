import { expect, it } from 'vitest'
import { wholePercents } from './whole-percents'

it.each([
  ['three thirds', [1 / 3, 1 / 3, 1 / 3], [34, 33, 33]],
  ['halves that would each be rounded up', [0.405, 0.405, 0.19], [41, 40, 19]],
  ['remainders that would each be rounded down', [0.414, 0.343, 0.243], [42, 34, 24]],
  ['whole percents', [0.25, 0.75], [25, 75]],
  ['what is left without a small part', [0.484, 0.484], [49, 48]],
  ['nothing', [], []],
])('shares add up as their percents do: %s', (_name, shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents)
})
