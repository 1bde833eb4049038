import { expect, test } from 'vitest'
import { Store } from '../store/store'
import { getThing } from '../test-world/test-adapters'
import { Query } from './query'
import { Watchers } from './watchers'

const query = (key: string) => new Query(key, getThing, {}, new Store(() => undefined))

test('a key has the queries that read it now, each once', () => {
  const watchers = new Watchers()
  const [one, other] = [query('one'), query('other')]
  const readers = (...keys: readonly string[]) => [...watchers.readersOf(keys)].map(({ key }) => key)
  watchers.watch(one, ['a', 'b'])
  watchers.watch(other, ['b'])
  expect([readers('a'), readers('b'), readers('a', 'b'), readers('c')]).toEqual([
    ['one'],
    ['one', 'other'],
    ['one', 'other'],
    [],
  ])
  watchers.watch(one, ['a', 'c'])
  expect([readers('b'), readers('c')]).toEqual([['other'], ['one']])
  watchers.watch(one, ['a'])
  expect([readers('a'), readers('c'), watchers.has('a'), watchers.has('c')]).toEqual([
    ['one'],
    [],
    true,
    false,
  ])
  watchers.unwatch(one)
  expect([watchers.has('a'), one.watchedKeys]).toEqual([false, []])
})

test('the same keys again change nothing, as the same list or as an equal one', () => {
  const watchers = new Watchers()
  const one = query('one')
  const keys = ['a', 'b']
  watchers.watch(one, keys)
  watchers.watch(one, keys)
  watchers.watch(one, ['a', 'b'])
  expect(one.watchedKeys).toBe(keys)
  watchers.watch(one, ['a', 'c'])
  expect(one.watchedKeys).toEqual(['a', 'c'])
  expect(watchers.has('b')).toBe(false)
})
