import { parseSnapshot, type UnseenChange } from '@porchlight/record-engine'
import { describe, expect, it } from 'vitest'
import { metadata } from '../composition/compose-context'
import { parseLogPosition } from './primary-samples'
import { createReadRule, type Reader, type ReadScope } from './replica-choice'

const mayRead = createReadRule(metadata)

/** Contains everything written before 20 except 12 and 15, which were still running. */
const reached = { takenAtMs: 0, position: 0n, snapshot: parseSnapshot('12:20:12,15') }
const customer: Reader = { persons: ['005one'], seenUpTo: null, isProgram: false }
const ofCases: ReadScope = { objectApiNames: ['Case'], recordIds: [], spans: false }

const change = (given: Partial<UnseenChange>): UnseenChange => ({
  transaction: 20n,
  person: '005other',
  objectApiName: 'Case',
  recordId: '500other',
  kind: 'update',
  changedFields: ['Subject'],
  ...given,
})

const isAllowed = (
  given: Partial<UnseenChange>,
  reader: Partial<Reader> = {},
  scope: Partial<ReadScope> = {},
) => mayRead({ ...customer, ...reader }, { ...ofCases, ...scope }, reached, [change(given)])

describe('a replica that lacks a change', () => {
  it.each([
    ['of another person', {}, {}, {}, true],
    ['of the reader', { person: '005one' }, {}, {}, false],
    ['of the reader, of another object', { person: '005one', objectApiName: 'Order' }, {}, {}, false],
    ['of nobody', { person: null }, {}, {}, true],
    ['of the record that is read', {}, {}, { recordIds: ['500other'] }, false],
    ['of whose record it is', { changedFields: ['ContactId'] }, {}, {}, false],
    ['of whose account it is', { objectApiName: 'Account', changedFields: ['ContactId'] }, {}, {}, true],
    [
      'of whose account it is, of what hangs on accounts',
      { objectApiName: 'Account', changedFields: ['ContactId'] },
      {},
      { objectApiNames: ['Bill__c'] },
      false,
    ],
    ['that deletes one of the object', { kind: 'delete', changedFields: [] }, {}, {}, false],
    ['that deletes one of another object', { kind: 'delete', objectApiName: 'Order' }, {}, {}, true],
    [
      'that deletes one that may be spanned',
      { kind: 'delete', objectApiName: 'Order' },
      {},
      { spans: true },
      false,
    ],
    ['of the object that a program reads', {}, { isProgram: true }, {}, false],
    ['of another object than a program reads', { objectApiName: 'Order' }, { isProgram: true }, {}, true],
    ['which it has by now', { person: '005one', transaction: 19n }, {}, {}, true],
    ['which was running when it was looked at', { person: '005one', transaction: 15n }, {}, {}, false],
  ] as const)('%s', (_what, given, reader, scope, expected) => {
    expect(isAllowed(given, reader, scope)).toBe(expected)
  })

  it.each([
    [11n, true],
    [12n, false],
    [19n, false],
    [20n, false],
  ])('after seenUpTo of transaction %s', (seenUpTo, expected) => {
    expect(mayRead({ ...customer, seenUpTo }, ofCases, reached, [])).toBe(expected)
  })
})

it('a position of the log is a number of bytes', () => {
  expect(parseLogPosition('16/B374D848')).toBe(0x16_b374_d848n)
})
