import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ResolvedObject, type RowRule, resolveMetadata, type ViewerClass } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from './objects'

const metadata = resolveMetadata(objects)
const all = [...metadata.objects.values()]

const published = readFileSync(resolve(import.meta.dirname, '../docs/reference/objects.md'), 'utf8')

/** Fields of every record, which the reference names once. */
const everywhere = new Set([
  'Id',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
])

/** What the published reference grants to a class of viewers; null when it does not name the class. */
function publishedAccess(object: ResolvedObject, viewerClass: ViewerClass) {
  const section = published.split('\n## ').find((part) => part.startsWith(`${object.apiName}\n`)) ?? ''
  const row = section.split('\n').find((line) => line.startsWith(`| ${viewerClass} `))
  if (row === undefined) return null
  const [read = '', create = '', update = '', remove = ''] = row
    .split('|')
    .slice(3)
    .map((cell) => cell.trim())
  const most = object.access.system
  const fieldsOf = (cell: string, whole: ReadonlySet<string>) =>
    cell === 'all fields'
      ? [...whole].filter((name) => !everywhere.has(name)).sort()
      : [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '').sort()
  return {
    read: fieldsOf(read, most.read),
    create: fieldsOf(create, most.create),
    update: fieldsOf(update, most.update),
    deletable: remove === 'yes',
  }
}

function declaredAccess(object: ResolvedObject, viewerClass: ViewerClass) {
  const { read, create, update, deletable } = object.access[viewerClass]
  const own = (names: ReadonlySet<string>) => [...names].filter((name) => !everywhere.has(name)).sort()
  return { read: own(read), create: own(create), update: own(update), deletable }
}

describe('access to the objects', () => {
  it.each(['customer', 'advisor', 'supervisor', 'admin'] as const)(
    'of each %s is what the reference publishes, field for field',
    (viewerClass) => {
      const nothing = { read: [], create: [], update: [], deletable: false }
      const table = (of: (object: ResolvedObject) => unknown) =>
        Object.fromEntries(all.map((object) => [object.apiName, of(object)]))
      expect(table((object) => declaredAccess(object, viewerClass))).toEqual(
        table((object) => publishedAccess(object, viewerClass) ?? nothing),
      )
    },
  )

  it('lets staff change nothing about money but these', () => {
    const money = ['Autopay__c', 'Bill__c', 'Bill_Line__c', 'Deposit__c', 'Payment__c', 'Payment_Method__c']
    const granted = money.flatMap((apiName) => {
      const access = metadata.object(apiName)?.access
      return (['advisor', 'supervisor'] as const).flatMap((viewerClass) =>
        [...(access?.[viewerClass].update ?? []), ...(access?.[viewerClass].create ?? [])].map(
          (field) => `${viewerClass} ${apiName}.${field}`,
        ),
      )
    })
    expect(granted).toEqual([
      'supervisor Autopay__c.Status__c',
      'supervisor Autopay__c.Cancelled_Date__c',
      'supervisor Autopay__c.Suspension_Reason__c',
      'supervisor Autopay__c.Next_Debit_Date__c',
      'advisor Deposit__c.Status__c',
      'advisor Deposit__c.Due_Date__c',
      'advisor Deposit__c.Waiver_Reason__c',
      'advisor Deposit__c.OwnerId',
      'advisor Deposit__c.Internal_Notes__c',
      'supervisor Deposit__c.Status__c',
      'supervisor Deposit__c.Due_Date__c',
      'supervisor Deposit__c.Waiver_Reason__c',
      'supervisor Deposit__c.OwnerId',
      'supervisor Deposit__c.Internal_Notes__c',
      'supervisor Deposit__c.Required_Amount__c',
      'supervisor Payment_Method__c.Status__c',
    ])
  })

  it('begins at the customer for customers, and at the brand for staff, on exactly these ways', () => {
    expect(Object.fromEntries(all.map(({ apiName, access }) => [apiName, waysOf(access)]))).toEqual({
      Account: ['ContactId is contactId', 'Account_Brand__c is brand'],
      Alert_Subscription__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Announcement__c: ['none', 'Brand__c is brand'],
      Autopay__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Bill__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Bill_Line__c: [
        'Bill__c.Account__c.ContactId is contactId',
        'Bill__c.Account__c.Account_Brand__c is brand',
      ],
      Brand__c: ['none', 'Name is brand'],
      Campaign__c: ['none', 'Brand__c is brand'],
      Case: ['ContactId is contactId', 'ContactId.Customer_Brand__c is brand'],
      CaseComment: ['ParentId.ContactId is contactId', 'ParentId.ContactId.Customer_Brand__c is brand'],
      Closed_Day__c: ['none', 'Brand__c is brand'],
      Consent__c: ['Contact__c is contactId', 'Contact__c.Customer_Brand__c is brand'],
      Contact: ['Id is contactId', 'Customer_Brand__c is brand'],
      ContentDocument: [
        'Contact__c is contactId',
        'Contact__c.Customer_Brand__c is brand or CreatedById is userId',
      ],
      ContentDocumentLink: [
        'ContentDocumentId.Contact__c is contactId',
        'ContentDocumentId.Contact__c.Customer_Brand__c is brand or ContentDocumentId.CreatedById is userId',
      ],
      ContentVersion: [
        'ContentDocumentId.Contact__c is contactId',
        'ContentDocumentId.Contact__c.Customer_Brand__c is brand or ContentDocumentId.CreatedById is userId',
      ],
      Customer_View__c: ['Contact__c is contactId', 'Contact__c.Customer_Brand__c is brand'],
      Deposit__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Document_Reason__c: ['none', 'Brand__c is brand'],
      Document_Requirement__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Document_Rule__c: ['none', 'Brand__c is brand'],
      Identity_Verification__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Interval_Read__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Lead: ['none', 'Lead_Brand__c is brand'],
      Ledger_Entry__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Notice__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Opportunity: ['AccountId.ContactId is contactId', 'AccountId.Account_Brand__c is brand'],
      Order: ['AccountId.ContactId is contactId', 'AccountId.Account_Brand__c is brand'],
      Payment__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Payment_Arrangement__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      Payment_Method__c: ['Contact__c is contactId', 'Contact__c.Customer_Brand__c is brand'],
      Product2: ['all', 'Plan_Brand__c is brand'],
      Refund__c: ['none', 'Account__c.Account_Brand__c is brand'],
      Reply_Template__c: ['none', 'Brand__c is brand'],
      Sent_Message__c: ['none', 'Contact__c.Customer_Brand__c is brand'],
      Service_Area__c: ['all', 'all'],
      Usage__c: ['Account__c.ContactId is contactId', 'Account__c.Account_Brand__c is brand'],
      User: [
        'Id is userId',
        'ContactId.Customer_Brand__c is brand or Served_Brand__c is brand or Id is userId',
      ],
      Utility__c: ['all', 'all'],
      WorkStep: ['Order__c.AccountId.ContactId is contactId', 'Order__c.AccountId.Account_Brand__c is brand'],
    })
  })

  it('gives administrators all records', () => {
    expect(all.filter(({ access }) => access.admin.records.kind !== 'all')).toEqual([])
  })
})

/** The ways from a record to whose it is, for customers and for advisors: `path` to the viewer’s own. */
function waysOf(access: ResolvedObject['access']): readonly string[] {
  return [access.customer.records, access.advisor.records].map(wayOf)
}

function wayOf(rule: RowRule): string {
  if (rule.kind === 'any') return rule.rules.map(wayOf).join(' or ')
  return rule.kind === 'viewer' ? `${rule.path.join('.')} is ${rule.equals}` : rule.kind
}
