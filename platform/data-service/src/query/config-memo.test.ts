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
  expect(memo.find(getThing, { id: firstId, parts: ['Name', 'Color'] })).toBeUndefined()
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

test('nothing is found once all was forgotten, until it is remembered again', () => {
  const memo = new ConfigMemo()
  memo.remember(getThing, { id: firstId }, query('dropped'))
  memo.clear()
  expect(memo.find(getThing, { id: firstId })).toBeUndefined()
  const made = query('made')
  memo.remember(getThing, { id: firstId }, made)
  expect(memo.find(getThing, { id: firstId })).toBe(made)
})

test('configs with objects in them are checked each time', () => {
  const memo = new ConfigMemo()
  memo.remember(getThing, { id: firstId, where: { Name: 'x' } }, query('where'))
  expect(memo.find(getThing, { id: firstId, where: { Name: 'x' } })).toBeUndefined()
})

test('the 16 latest configs of each first value are remembered', () => {
  const memo = new ConfigMemo()
  const ids = Array.from({ length: 17 }, (_, index) => `id ${index}`)
  for (const id of ids) memo.remember(getThing, { id, page: 0 }, query(id))
  expect(ids.map((id) => memo.find(getThing, { id, page: 0 })?.key)).toEqual(ids)
  for (let page = 1; page <= 16; page += 1) memo.remember(getThing, { id: 'id 0', page }, query(`${page}`))
  const found = Array.from({ length: 17 }, (_, page) => memo.find(getThing, { id: 'id 0', page })?.key)
  expect(found).toEqual([undefined, ...Array.from({ length: 16 }, (_, index) => `${index + 1}`)])
})

test('a config without a value, with null or with lists of objects is told apart', () => {
  const memo = new ConfigMemo()
  memo.remember(getThing, {}, query('none'))
  memo.remember(getThing, { id: null }, query('null'))
  memo.remember(getThing, { fields: ['Name'] }, query('fields'))
  const mixed = { parts: ['all', { id: firstId }] }
  memo.remember(getThing, mixed, query('objects'))
  const found = [{}, { id: null }, { id: undefined }, { fields: ['Name'] }, { fields: ['Color'] }, mixed]
  expect(found.map((config) => memo.find(getThing, config)?.key)).toEqual([
    'none',
    'null',
    undefined,
    'fields',
    undefined,
    undefined,
  ])
})
