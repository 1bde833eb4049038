import { type Label, resolveMetadata, viewerClasses } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from './objects'

const metadata = resolveMetadata(objects)

describe('the objects', () => {
  it('fit together, with the key prefixes that ids begin with', () => {
    const prefixes = [...metadata.objects.values()].map((object) => [object.apiName, object.keyPrefix])
    expect(Object.fromEntries(prefixes)).toEqual({
      Account: '001',
      Brand__c: 'a01',
      Contact: '003',
      Order: '801',
      Usage__c: 'a00',
      User: '005',
      Utility__c: 'a02',
    })
  })

  it('each have at least two list views and a Spanish word for everything', () => {
    for (const object of metadata.objects.values()) {
      expect(object.listViews.length, object.apiName).toBeGreaterThanOrEqual(2)
      const labels: Label[] = [object.label, object.labelPlural]
      for (const field of object.fields.values()) {
        labels.push(field.label, ...field.picklistValues.map((choice) => choice.label))
      }
      labels.push(...[...object.listViews, ...object.relatedLists].map((list) => list.label))
      for (const label of labels) expect(Math.min(label.en.length, label.es.length)).toBeGreaterThan(0)
    }
  })

  it('show guests nothing at all', () => {
    for (const object of metadata.objects.values()) {
      const { guest } = object.access
      expect(guest.records, object.apiName).toEqual({ kind: 'none' })
      expect([guest.read.size, guest.create.size, guest.update.size], object.apiName).toEqual([0, 0, 0])
    }
  })

  it('let customers change their language, phones and preferred language, and nothing else', () => {
    const updates = [...metadata.objects.values()].flatMap((object) =>
      [...object.access.customer.update].map((field) => `${object.apiName}.${field}`),
    )
    expect(updates.sort()).toEqual([
      'Contact.MobilePhone',
      'Contact.OtherPhone',
      'Contact.Preferred_Language__c',
      'User.LanguageLocaleKey',
    ])
    for (const object of metadata.objects.values()) {
      expect(object.access.customer.createable, object.apiName).toBe(false)
      expect(object.access.customer.records.kind === 'all', object.apiName).toBe(
        object.apiName === 'Utility__c',
      )
    }
    expect(metadata.object('Brand__c')?.access.customer.records).toEqual({ kind: 'none' })
  })

  it('let only administrators and the system create, delete, or change brands, owners and roles', () => {
    const guarded = [
      ['Account', 'Account_Brand__c'],
      ['Account', 'ContactId'],
      ['Contact', 'Customer_Brand__c'],
      ['Order', 'AccountId'],
      ['Usage__c', 'Account__c'],
      ['User', 'Portal_Role__c'],
      ['User', 'Served_Brand__c'],
      ['User', 'ContactId'],
      ['User', 'Username'],
      ['User', 'IsActive'],
    ] as const
    for (const viewerClass of viewerClasses) {
      const trusted = viewerClass === 'admin' || viewerClass === 'system'
      for (const object of metadata.objects.values()) {
        const access = object.access[viewerClass]
        expect([access.createable, access.deletable], object.apiName).toEqual([trusted, trusted])
      }
      for (const [objectApiName, fieldApiName] of guarded) {
        const access = metadata.object(objectApiName)?.access[viewerClass]
        expect(access?.update.has(fieldApiName), `${viewerClass} ${objectApiName}.${fieldApiName}`).toBe(
          trusted,
        )
      }
    }
  })

  it('let supervisors change all that advisors may', () => {
    for (const object of metadata.objects.values()) {
      const { advisor, supervisor } = object.access
      expect([...advisor.update].filter((field) => !supervisor.update.has(field))).toEqual([])
      expect(supervisor.records).toEqual(advisor.records)
    }
  })

  it('list on a contact its accounts, on an account its orders and newest usage first', () => {
    const account = metadata.object('Account')
    expect(account?.relatedLists.map((list) => list.relatedListId)).toEqual(['Orders', 'Usages__r'])
    expect(account?.relatedLists[1]?.orderedBy).toEqual([
      { fieldApiName: 'Period_Start__c', isAscending: false },
    ])
    expect(metadata.object('Contact')?.relatedLists[0]).toMatchObject({
      relatedListId: 'Accounts',
      childObjectApiName: 'Account',
      fieldApiName: 'ContactId',
    })
    expect(metadata.object('Utility__c')?.relatedLists[0]?.relatedListId).toBe('Accounts__r')
  })

  it('show in lists only columns that staff may read', () => {
    for (const object of metadata.objects.values()) {
      for (const view of object.listViews) {
        for (const column of view.displayColumns.filter((name) => !name.includes('.'))) {
          expect(object.access.advisor.read.has(column), `${object.apiName}.${view.apiName} ${column}`).toBe(
            true,
          )
        }
      }
    }
  })
})
