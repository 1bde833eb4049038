import { expect, it } from 'vitest'
import { shownOf } from './shown'

it.each([
  ['', 50, 100],
  ['shown=100', 100, 150],
  ['shown=1990', 1990, 2000],
  ['shown=99999', 2000, 2000],
  ['shown=-3', 50, 100],
  ['shown=many', 50, 100],
])('the address ?%s shows %i messages, then %i', (search, count, next) => {
  expect(shownOf(search)).toEqual({ count, next })
})
