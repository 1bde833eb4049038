import { draftMs } from '@porchlight/portal-page'
import { beforeEach, expect, it, vi } from 'vitest'
import { claimDrafts, forgetDrafts, readDraft, saveDraft } from './drafts'

const ana = '005000000000001AAA'
const ben = '005000000000002AAA'
const form = '/console/new/Thing__c'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

it('comes back to its form, for who typed it, until it is sent', () => {
  saveDraft(form, ana, { Name: 'Half a sentence', Urgent__c: true })
  saveDraft('/console/new/Other__c', ana, { Name: 'Other' })
  expect(readDraft(form, ana)).toEqual({ Name: 'Half a sentence', Urgent__c: true })
  expect(readDraft(form, ben)).toEqual({})
  saveDraft(form, ana, {})
  expect(readDraft(form, ana)).toEqual({})
  expect(readDraft('/console/new/Other__c', ana)).toEqual({ Name: 'Other' })
  saveDraft('/console/new/Other__c', ana, {})
  expect(stored.size).toBe(0)
})

it('waits for who typed it while a guest is shown the sign-in, and is gone for anybody else and after a log-out', () => {
  saveDraft(form, ana, { Name: 'Half a sentence' })
  expect(claimDrafts('')).toBe('waiting')
  expect(claimDrafts(ana)).toBe('own')
  expect(claimDrafts(ben)).toBe('none')
  expect(stored.size).toBe(0)
  saveDraft(form, ana, { Name: 'Half a sentence' })
  forgetDrafts()
  expect(stored.size).toBe(0)
})

it('of somebody else is replaced, and one of yesterday does not come back', () => {
  saveDraft(form, ana, { Name: 'Half a sentence' }, 0)
  expect(readDraft(form, ana, draftMs - 1)).toEqual({ Name: 'Half a sentence' })
  expect(readDraft(form, ana, draftMs)).toEqual({})
  saveDraft('/console/new/Other__c', ben, { Name: 'Mine' }, 0)
  expect([...stored.values()].join()).not.toContain('Half a sentence')
})

it('of another form than ours is none', () => {
  for (const nonsense of [
    '',
    'null',
    '[1]',
    '{"userId":"x"}',
    `{"userId":"${ana}","drafts":{"${form}":{"values":1}}}`,
  ]) {
    stored.set('console-drafts', nonsense)
    expect(readDraft(form, ana)).toEqual({})
  }
})

it('gives way to newer ones when there are many', () => {
  for (let index = 0; index < 25; index += 1) saveDraft(`/form/${index}`, ana, { Name: 'x' }, index)
  expect(readDraft('/form/4', ana, 25)).toEqual({})
  expect(readDraft('/form/5', ana, 25)).toEqual({ Name: 'x' })
})
