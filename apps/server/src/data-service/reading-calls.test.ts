import { handlers } from '@porchlight/ui-api/server'
import { expect, it } from 'vitest'
import { isReadingCall } from './reading-calls'

it('these calls and those by GET only read, and no other', () => {
  const others = handlers.map(({ contract }) => contract).filter(({ method }) => method !== 'GET')
  expect(
    others
      .filter(isReadingCall)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'getDuplicates',
    'getKeywordSearchResults',
    'getLookupRecords',
    'getRelatedListActions',
    'getRelatedListRecordsBatch',
    'getRelatedListsActions',
    'getSearchResults',
    'postListRecordsByName',
    'postRelatedListRecords',
  ])
  const reads = handlers.filter(({ contract }) => contract.method === 'GET')
  expect(reads.length).toBeGreaterThan(40)
  expect(reads.every(({ contract }) => isReadingCall(contract))).toBe(true)
})
