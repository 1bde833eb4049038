import { expect, it } from 'vitest'
import { figuresPath, figuresViewOf } from './figures-address'

it.each([
  ['', { period: '30' }],
  ['?period=12m', { period: '12m' }],
  ['?brand=second&period=7', { brandName: 'second', period: '7' }],
  ['?period=a-year', { period: '30' }],
])('reads %s', (search, view) => {
  expect(figuresViewOf(search)).toEqual(view)
})

it.each(['', '?period=12m', '?brand=second&period=7'])('writes %s as it was read', (search) => {
  expect(figuresPath(figuresViewOf(search))).toBe(`/console/figures${search}`)
})
