import { describe, expect, it } from 'vitest'
import { createStoreWriter } from '../store/create-store-writer'
import type { RecordValue } from '../store/record'
import { Store } from '../store/store'
import { getThing, getThings } from '../test-world/test-adapters'
import { firstId, makeFamily, secondId } from '../test-world/test-world'
import { mayHold, mayList } from './collections'
import { Query } from './query'

const vaultId = 'a08000000000001AAA'
const now = 1_000
const queryOf = (store: Store) => new Query('all', getThings, { name: 'all', fields: ['Name'] }, store)

/** Creates a store with a list of the records of those ids, as on the tests’ server. */
function storeWith(...ids: readonly string[]): Store {
  const { server } = makeFamily()
  server.put(vaultId, { Name: 'vault' })
  server.putList('all', [...ids])
  const body = server.answer(getThings.resourceRequest({ name: 'all', fields: ['Name'] })).body
  const store = new Store(() => undefined)
  const renamed = JSON.parse(JSON.stringify(body), (_key, value) =>
    value?.id === vaultId ? { ...value, apiName: 'Vault__c' } : value,
  )
  const writer = createStoreWriter(store, { now, sentAt: store.nextSequence() }, true)
  store.transact(() => getThings.ingest(renamed, { name: 'all', fields: ['Name'] }, writer))
  return store
}

describe('a list', () => {
  it('may differ after a record of an object that it lists was written, or when it lists none', () => {
    const holds = (store: Store, id: string) => mayHold(queryOf(store), new Set([id]), now)
    const mixed = storeWith(firstId, vaultId)
    expect([
      holds(mixed, secondId),
      holds(mixed, 'a08000000000009AAA'),
      holds(mixed, '003000000000001AAA'),
    ]).toEqual([true, true, false])
    expect(holds(storeWith(), '003000000000001AAA')).toBe(true)
  })

  it('may differ after an object was written that any of its records is of, or may be of', () => {
    const lists = (store: Store, name: string) => mayList(queryOf(store), store, new Set([name]), now)
    const mixed = storeWith(firstId, vaultId)
    const [thing = ''] = [...mixed.entries.values()].flatMap((entry) =>
      entry.kind === 'record' && entry.head.id === firstId ? [entry.head.apiName] : [],
    )
    expect([lists(mixed, thing), lists(mixed, 'Vault__c'), lists(mixed, 'Contact')]).toEqual([
      true,
      true,
      false,
    ])
    expect(lists(storeWith(), 'Contact')).toBe(true)
  })
})

describe('a query', () => {
  it('finds data until the millisecond in which it expires', () => {
    const store = new Store(() => undefined)
    const { server } = makeFamily()
    const config = { id: firstId, fields: ['Name'] }
    const body = server.answer(getThing.resourceRequest(config)).body as RecordValue
    createStoreWriter(store, { now, sentAt: 1 }, true).putRecord(body, ['Name'])
    const query = new Query('thing', getThing, config, store)
    const first = query.lookUp(now)
    expect([first.found, query.lookUp(first.expiresAt)]).toEqual(['data', first])
    expect(query.lookUp(first.expiresAt)).toBe(first)
    expect(query.lookUp(first.expiresAt + 1)).not.toBe(first)
    expect(query.lookUp(first.expiresAt + 1).snapshot).toBe(first.snapshot)
    expect(query.staleSnapshot()).toBe(query.staleSnapshot())
    expect(query.staleSnapshot()).toEqual({
      state: 'Stale',
      data: 'data' in first.snapshot && first.snapshot.data,
    })
  })

  it('asks again by itself ten times in ten seconds', () => {
    const query = queryOf(new Store(() => undefined))
    const asks = (at: number) => Array.from({ length: 11 }, () => query.mayRepair(at))
    const ten = [...Array<boolean>(10).fill(true), false]
    expect(asks(0)).toEqual(ten)
    expect(query.mayRepair(10_000)).toBe(false)
    expect(asks(10_001)).toEqual(ten)
  })
})
