import { resolveMetadata } from '@porchlight/metadata'
import { expect, it } from 'vitest'
import { testObjects } from '../testing/test-objects'
import { describePolicy } from './describe-policy'

const policy = describePolicy(resolveMetadata(testObjects))
const entryOf = (objectApiName: string, viewerClass: string) =>
  policy.find((entry) => entry.objectApiName === objectApiName && entry.viewerClass === viewerClass)

it('has one entry for each object and class of viewer', () => {
  expect(policy).toHaveLength(testObjects.length * 6)
})

it('lists what is granted', () => {
  expect(entryOf('Account', 'customer')).toEqual({
    objectApiName: 'Account',
    viewerClass: 'customer',
    records: { kind: 'viewer', path: ['ContactId'], equals: 'contactId' },
    fields: {
      read: expect.arrayContaining(['Id', 'Name', 'Balance__c']),
      create: [],
      update: ['Name', 'ContactId', 'Opened__c'],
    },
    operations: { read: true, create: false, update: true, delete: false },
  })
  expect(entryOf('Account', 'customer')?.fields.read).not.toContain('Secret__c')
})

it('lists nothing for classes that reach nothing', () => {
  expect(entryOf('Vault__c', 'guest')).toEqual({
    objectApiName: 'Vault__c',
    viewerClass: 'guest',
    records: { kind: 'none' },
    fields: { read: [], create: [], update: [] },
    operations: { read: false, create: false, update: false, delete: false },
  })
})

it('is plain data', () => {
  expect(JSON.parse(JSON.stringify(policy))).toEqual(policy)
})
