import { expect, test } from 'vitest'
import { Store } from '../store/store'
import { getThing, getThings } from '../test-world/test-adapters'
import { firstId } from '../test-world/test-world'
import { ConfigMemo } from './config-memo'
import { Query } from './query'

const query = (key: string) => new Query(key, getThing, {}, new Store(() => undefined))

test('a config is found by its values, whoever made it', () => {
  const memo = new ConfigMemo()
  const known = query('known')
  memo.remember(getThing, { id: firstId, fields: ['Name', 'Color'] }, known)
  expect(memo.find(getThing, { id: firstId, fields: ['Name', 'Color'] })).toBe(known)
  expect(memo.find(getThings, { id: firstId, fields: ['Name', 'Color'] })).toBeUndefined()
  expect(memo.find(getThing, { id: firstId, fields: ['Color', 'Name'] })).toBeUndefined()
  expect(memo.find(getThing, { id: firstId, fields: ['Name'] })).toBeUndefined()
  expect(memo.find(getThing, { id: firstId, fields: ['Name', 'Color'], page: 1 })).toBeUndefined()
  expect(memo.find(getThing, { id: firstId })).toBeUndefined()
})

test('a config that its owner changes later is another, and the first is still found', () => {
  const memo = new ConfigMemo()
  const known = query('known')
  const config = { id: firstId, fields: ['Name'] }
  memo.remember(getThing, config, known)
  config.fields.push('Color')
  expect(memo.find(getThing, config)).toBeUndefined()
  expect(memo.find(getThing, { id: firstId, fields: ['Name'] })).toBe(known)
})

test('a query that was dropped is not found, and is let go of', () => {
  const memo = new ConfigMemo()
  const dropped = query('dropped')
  memo.remember(getThing, { id: firstId }, dropped)
  dropped.isDropped = true
  expect(memo.find(getThing, { id: firstId })).toBeUndefined()
  memo.forgetDropped()
  dropped.isDropped = false
  expect(memo.find(getThing, { id: firstId })).toBeUndefined()
})

test('a query that was dropped takes no room from those that are still read', () => {
  const memo = new ConfigMemo()
  const oldest = query('oldest')
  memo.remember(getThing, { id: firstId, page: 0 }, oldest)
  for (let page = 1; page <= 15; page += 1) {
    const dropped = query(`page ${page}`)
    memo.remember(getThing, { id: firstId, page }, dropped)
    dropped.isDropped = true
  }
  memo.remember(getThing, { id: firstId, page: 16 }, query('newest'))
  expect(memo.find(getThing, { id: firstId, page: 0 })).toBe(oldest)
})

test('configs with objects in them are checked each time', () => {
  const memo = new ConfigMemo()
  memo.remember(getThing, { id: firstId, where: { Name: 'x' } }, query('where'))
  expect(memo.find(getThing, { id: firstId, where: { Name: 'x' } })).toBeUndefined()
})
