import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimPendingUploads } from './claim-pending-uploads'
import { createPendingUploads } from './pending-uploads'

const lease = { name: 'lease.pdf', size: 10_000, lastModified: 1_795_000_000_000 }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const namesOf = (subject: string, now?: () => number) =>
  createPendingUploads(now)
    .unfinished(subject)
    .map(({ name }) => name)

it('the same file of the same order goes on after a reload, and any other begins anew', () => {
  const { key } = createPendingUploads().begin('order', 'Lease', lease)
  const after = createPendingUploads()
  expect(after.begin('order', 'Lease', lease).key).toBe(key)
  const others = [
    after.begin('another order', 'Lease', lease),
    after.begin('order', 'Identity', lease),
    after.begin('order', 'Lease', { ...lease, name: 'lease (1).pdf' }),
    after.begin('order', 'Lease', { ...lease, size: 10_001 }),
    after.begin('order', 'Lease', { ...lease, lastModified: 1 }),
  ]
  expect(new Set([key, ...others.map((other) => other.key)]).size).toBe(6)
})

it('what has arrived is not unfinished, and arrives once more only for something else', () => {
  const before = createPendingUploads()
  const { key } = before.begin('order', 'Lease', lease)
  expect(namesOf('order')).toEqual(['lease.pdf'])
  before.noteArrived(key)
  expect(namesOf('order')).toEqual([])
  expect(createPendingUploads().begin('order', 'Lease', lease).key).toBe(key)
  before.finish('order')
  expect(createPendingUploads().begin('order', 'Lease', lease).key).not.toBe(key)
})

it('what is refused for good is not gone on with', () => {
  const uploads = createPendingUploads()
  const { key } = uploads.begin('order', 'Lease', lease)
  uploads.drop(key)
  expect(uploads.begin('order', 'Lease', lease).key).not.toBe(key)
})

it('it is gone after a day, after a log-out and for anybody else, and a reload leaves it', () => {
  claimPendingUploads('005A')
  createPendingUploads(() => 0).begin('order', 'Lease', lease)
  expect(namesOf('order', () => 86_400_000 - 1)).toEqual(['lease.pdf'])
  expect(namesOf('order', () => 86_400_000)).toEqual([])
  claimPendingUploads('005A')
  expect(namesOf('order', () => 1)).toEqual(['lease.pdf'])
  claimPendingUploads('')
  expect(sessionStorage.getItem('begun-uploads')).toBeNull()
  claimPendingUploads('')
  createPendingUploads(() => 0).begin('order', 'Lease', lease)
  claimPendingUploads('005B')
  expect(namesOf('order', () => 1)).toEqual([])
})

it('without storage, or with nonsense in it, files are sent from their beginning after a reload', () => {
  for (const nonsense of ['{', '{}', '[null,{"key":1}]']) {
    sessionStorage.setItem('begun-uploads', nonsense)
    expect(namesOf('order')).toEqual([])
  }
  vi.stubGlobal('sessionStorage', undefined)
  claimPendingUploads('005A')
  const uploads = createPendingUploads()
  expect(uploads.begin('order', 'Lease', lease).key).toBe(uploads.begin('order', 'Lease', lease).key)
  expect(namesOf('order')).toEqual([])
})
