import { describe, expect, it } from 'vitest'
import { listPath, newRecordPath, parsePlace, recordPath, relatedListPath, searchPath } from './place'

describe('the places of the console', () => {
  it.each([
    ['/console', { kind: 'home' }],
    ['/console/', { kind: 'home' }],
    [searchPath, { kind: 'search' }],
    ['/console/recent', { kind: 'recent' }],
    [listPath('Thing__c'), { kind: 'list', objectApiName: 'Thing__c' }],
    [newRecordPath('Thing__c'), { kind: 'new', objectApiName: 'Thing__c' }],
    [recordPath('a01000000000001AAA'), { kind: 'record', recordId: 'a01000000000001AAA' }],
    [
      relatedListPath('a01000000000001AAA', 'Parts__r'),
      { kind: 'related-list', recordId: 'a01000000000001AAA', relatedListId: 'Parts__r' },
    ],
  ])('%s leads to its place', (path, place) => {
    expect(parsePlace(path)).toEqual(place)
  })

  it.each([
    '/console/list',
    '/console/list/',
    '/console/new',
    '/console/new/Thing__c/more',
    '/console/record',
    '/console/elsewhere',
    '/console/search/more',
    '/console/list/Thing__c/more',
    '/console/record/a01000000000001AAA/related',
    '/console/record/a01000000000001AAA/related/',
    '/console/record/a01000000000001AAA/other/Parts__r',
  ])('nothing is at %s', (path) => {
    expect(parsePlace(path)).toEqual({ kind: 'unknown' })
  })
})
