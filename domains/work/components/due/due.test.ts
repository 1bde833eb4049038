import { expect, it } from 'vitest'
import { describeDue } from './due'

const asOf = '2026-11-20T18:00:00.000Z'

it.each([
  ['2026-11-20T17:59:59.000Z', { kind: 'late', since: '2026-11-20T17:59:59.000Z' }],
  ['2026-11-20T18:00:00.000Z', { kind: 'minutes', count: 0, isSoon: true }],
  ['2026-11-20T18:59:59.000Z', { kind: 'minutes', count: 60, isSoon: true }],
  ['2026-11-20T21:59:00.000Z', { kind: 'hours', count: 3, isSoon: true }],
  ['2026-11-20T22:00:00.000Z', { kind: 'hours', count: 4, isSoon: false }],
  ['2026-11-21T18:00:00.000Z', { kind: 'day', date: '2026-11-21T18:00:00.000Z' }],
  ['9999-12-31T00:00:00.000Z', { kind: 'none' }],
])('what is due at %s is shown by how near it is', (due, shown) => {
  expect(describeDue(due, asOf)).toEqual(shown)
})
