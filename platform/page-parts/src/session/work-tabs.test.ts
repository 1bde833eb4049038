import { draftMs } from '@porchlight/portal-page'
import { beforeEach, expect, it, vi } from 'vitest'
import { claimWorkTabs, forgetWorkTabs, readWorkTabs, saveWorkTabs } from './work-tabs'

const ana = '005000000000001AAA'
const ben = '005000000000002AAA'
const tab = {
  path: '/console/list/Thing__c',
  label: 'Things',
  nameField: null,
  isPermanent: true,
  usedAt: 5_000,
}

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

it('comes back for who opened it, within half a day', () => {
  saveWorkTabs(ana, [tab])
  expect(readWorkTabs(ana, 5_000)).toEqual([tab])
  expect(readWorkTabs(ben, 5_000)).toEqual([])
  expect(readWorkTabs(ana, 5_000 + draftMs)).toEqual([])
  saveWorkTabs(ana, [])
  expect(stored.size).toBe(0)
})

it('waits for the same person over a sign-out, and is forgotten for anybody else and at a log-out', () => {
  saveWorkTabs(ana, [tab])
  expect(claimWorkTabs('')).toBe('waiting')
  expect(claimWorkTabs(ana)).toBe('own')
  expect(claimWorkTabs(ben)).toBe('none')
  expect(stored.size).toBe(0)
  saveWorkTabs(ana, [tab])
  forgetWorkTabs()
  expect(stored.size).toBe(0)
})

it('takes nothing from a store that somebody else wrote', () => {
  for (const text of [
    '{',
    '7',
    '{"userId":"a"}',
    JSON.stringify({ userId: ana, tabs: [{ ...tab, path: 'https://example.com' }] }),
  ]) {
    stored.set('console-work-tabs', text)
    expect(readWorkTabs(ana, 5_000)).toEqual([])
  }
})
