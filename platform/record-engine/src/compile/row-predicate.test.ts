import {
  allRecords,
  anyOf,
  noRecords,
  type RowRule,
  recordsWhere,
  resolveMetadata,
  type ViewerClass,
} from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { testObjects } from '../testing/test-objects'
import { startCompile } from './compile-context'
import { compileRowRule, predicateSql } from './row-predicate'

const metadata = resolveMetadata(testObjects)

/** Returns the compiled rule for a viewer class of `Usage__c`, and the viewer’s values that it compares with. */
function compiled(viewerClass: ViewerClass, records: RowRule, pinsBrand?: boolean) {
  const usage = metadata.object('Usage__c')
  if (usage === undefined) throw new TypeError('The test objects have a usage.')
  const access = { ...usage.access, [viewerClass]: { ...usage.access[viewerClass], records } }
  const context = startCompile(metadata, viewerClass)
  const predicate = compileRowRule(context, { ...usage, access }, 't', pinsBrand)
  return [predicate, context.parameters.sources]
}

const ofContact = recordsWhere(['Account__c', 'ContactId'], 'contactId')
const ofUser = recordsWhere(['CreatedById'], 'userId')
const ofBrand = recordsWhere(['Account__c', 'Brand__c'], 'brand')

const contactSql =
  'exists (select 1 from record."Account" j1 where j1."Id" = t."Account__c" and j1."ContactId" = $1)'

describe('a row rule', () => {
  it('compares a field of the record, or of one that it refers to, with a value of the viewer', () => {
    expect(compiled('customer', ofUser)).toEqual([
      { sql: 't."CreatedById" = $1' },
      [{ kind: 'viewer', value: 'userId' }],
    ])
    expect(compiled('customer', ofContact)[0]).toEqual({ sql: contactSql })
  })

  it('that needs no look at a record is settled without one', () => {
    expect(compiled('admin', allRecords)).toEqual(['always', []])
    expect(compiled('admin', noRecords)).toEqual(['never', []])
    expect([predicateSql('always'), predicateSql('never')]).toEqual(['true', 'false'])
  })

  it('lets nobody in by a value that viewers of the class do not have', () => {
    expect(compiled('guest', ofUser)).toEqual(['never', []])
    expect(compiled('guest', anyOf(ofUser, ofContact))).toEqual(['never', []])
    expect(compiled('customer', ofBrand)).toEqual(['never', []])
  })
})

describe('a rule of alternatives', () => {
  it('lets all in when one of them does', () => {
    expect(compiled('customer', anyOf(ofUser, allRecords))).toEqual(['always', []])
  })

  it('looks only at those that may let somebody in', () => {
    expect(compiled('customer', anyOf(noRecords, ofContact))[0]).toEqual({ sql: contactSql })
    expect(compiled('customer', anyOf(ofContact, ofBrand))[0]).toEqual({ sql: contactSql })
    expect(compiled('customer', anyOf(ofContact, noRecords, ofUser))[0]).toEqual({
      sql: `(${contactSql} or t."CreatedById" = $2)`,
    })
  })

  it('lets nobody in when none of them does', () => {
    expect(compiled('customer', anyOf(noRecords, ofBrand))).toEqual(['never', []])
  })
})

describe('a rule over a brand', () => {
  const brandSql = (fence: string) =>
    `exists (select 1 from record."Account" j1 where j1."Id" = t."Account__c" and j1."Brand__c" = $1${fence})`

  it('is looked up for each row that a search leaves, and starts from either end elsewhere', () => {
    expect(compiled('advisor', ofBrand, true)[0]).toEqual({ sql: brandSql(' offset 0') })
    expect(compiled('advisor', anyOf(ofBrand, noRecords), true)[0]).toEqual({ sql: brandSql(' offset 0') })
    expect(compiled('advisor', ofBrand, false)[0]).toEqual({ sql: brandSql('') })
    expect(compiled('advisor', ofBrand)[0]).toEqual({ sql: brandSql('') })
  })

  it('alone is looked up so: a customer’s records are few', () => {
    expect(compiled('customer', ofContact, true)[0]).toEqual({ sql: contactSql })
  })
})
