import { type Label, resolveMetadata, type ViewerClass, viewerClasses } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from './objects'

const metadata = resolveMetadata(objects)

describe('the objects', () => {
  it('fit together, with the key prefixes that ids begin with', () => {
    const prefixes = [...metadata.objects.values()].map((object) => [object.apiName, object.keyPrefix])
    expect(Object.fromEntries(prefixes)).toEqual({
      Account: '001',
      Alert_Subscription__c: 'a0f',
      Announcement__c: 'a0k',
      Autopay__c: 'a09',
      Bill__c: 'a04',
      Bill_Line__c: 'a05',
      Brand__c: 'a01',
      Campaign__c: 'a0l',
      Case: '500',
      CaseComment: '00a',
      Closed_Day__c: 'a0y',
      Consent__c: 'a0e',
      Contact: '003',
      ContentDocument: '069',
      ContentDocumentLink: '06A',
      ContentVersion: '068',
      Customer_View__c: 'a0v',
      Deposit__c: 'a0a',
      Document_Reason__c: 'a0n',
      Document_Requirement__c: 'a0b',
      Document_Rule__c: 'a0m',
      Identity_Verification__c: 'a0c',
      Interval_Read__c: 'a06',
      Lead: '00Q',
      Ledger_Entry__c: 'a0g',
      Notice__c: 'a0d',
      Opportunity: '006',
      Order: '801',
      Payment__c: 'a07',
      Payment_Arrangement__c: 'a0h',
      Payment_Method__c: 'a08',
      Product2: '01t',
      Refund__c: 'a0j',
      Reply_Template__c: 'a0r',
      Sent_Message__c: 'a0i',
      Service_Area__c: 'a03',
      Usage__c: 'a00',
      User: '005',
      Utility__c: 'a02',
      WorkStep: '0hF',
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

  it('derive exactly the fields that they declare as derived', () => {
    for (const object of metadata.objects.values()) {
      const computed = Object.keys(object.derived?.compute({}) ?? {})
      expect(computed.toSorted(), object.apiName).toEqual((object.derived?.fields ?? []).toSorted())
    }
  })

  it('give new records exactly the values that they declare', () => {
    for (const { apiName, creationValues } of metadata.objects.values()) {
      const computed = Object.keys(creationValues?.compute({}, new Date(), {}) ?? {})
      expect(computed.toSorted(), apiName).toEqual((creationValues?.fields ?? []).toSorted())
    }
  })

  it('show guests nothing at all', () => {
    for (const object of metadata.objects.values()) {
      const { guest } = object.access
      expect(guest.records, object.apiName).toEqual({ kind: 'none' })
      expect([guest.read.size, guest.create.size, guest.update.size], object.apiName).toEqual([0, 0, 0])
    }
  })

  it('let customers change few fields of their own, and nothing that decides anything', () => {
    expect(writable('customer', 'update')).toEqual([
      'Contact.MobilePhone',
      'Contact.OtherPhone',
      'Contact.Preferred_Language__c',
      'ContentDocument.Description',
      'ContentDocument.Title',
      'User.LanguageLocaleKey',
    ])
  })

  it('let customers write cases and comments, and create nothing else', () => {
    expect(writable('customer', 'create')).toEqual([
      'Case.AccountId',
      'Case.ContactId',
      'Case.Description',
      'Case.Order__c',
      'Case.RecordTypeId',
      'Case.Subject',
      'Case.Type',
      'CaseComment.Author__c',
      'CaseComment.CommentBody',
      'CaseComment.ParentId',
    ])
    for (const object of metadata.objects.values()) {
      expect(object.access.customer.deletable, object.apiName).toBe(false)
    }
  })

  it('show customers only what hangs on their own contact, and what is public', () => {
    const everyones = ['Product2', 'Service_Area__c', 'Utility__c']
    const nobodys = [
      'Announcement__c',
      'Brand__c',
      'Campaign__c',
      'Closed_Day__c',
      'Document_Reason__c',
      'Document_Rule__c',
      'Lead',
      'Refund__c',
      'Reply_Template__c',
      'Sent_Message__c',
    ]
    for (const object of metadata.objects.values()) {
      const { records } = object.access.customer
      const expected = everyones.includes(object.apiName)
        ? 'all'
        : nobodys.includes(object.apiName)
          ? 'none'
          : 'viewer'
      expect(records.kind, object.apiName).toBe(expected)
    }
  })

  it('show staff the records of their brand alone, but for what is public', () => {
    const everyones = ['Service_Area__c', 'Utility__c']
    for (const object of metadata.objects.values()) {
      const { records } = object.access.advisor
      if (everyones.includes(object.apiName)) expect(records.kind).toBe('all')
      else expect(JSON.stringify(records), object.apiName).toContain('"equals":"brand"')
    }
  })

  it('keep risk scores, internal notes, staff and tokens from customers', () => {
    const inside =
      /Risk_Score|Internal_Notes|^Comments$|OwnerId|Reviewed_By|Token|Storage_Key|Processor|Failure_Code|Provider_Reference|Network_Address|Margin|Probability|^Amount$|Checksum|Portal_Role|Served_Brand/
    const seen = [...metadata.objects.values()].flatMap((object) =>
      [...object.access.customer.read]
        .filter((field) => inside.test(field))
        .map((f) => `${object.apiName}.${f}`),
    )
    expect(seen).toEqual([])
    const tokens = viewerClasses.filter((viewerClass) =>
      metadata.object('Payment_Method__c')?.access[viewerClass].read.has('Processor_Token__c'),
    )
    expect(tokens).toEqual(['system'])
  })

  it('keep consents as they were given: nobody but the platform adds, and no one changes or deletes', () => {
    for (const viewerClass of viewerClasses.filter((candidate) => candidate !== 'system')) {
      const access = metadata.object('Consent__c')?.access[viewerClass]
      expect([access?.createable, access?.updateable, access?.deletable]).toEqual([false, false, false])
    }
  })

  it('keep the lines of the ledger as they were written: the platform adds, and no one changes or deletes', () => {
    for (const viewerClass of viewerClasses.filter((candidate) => candidate !== 'system')) {
      const access = metadata.object('Ledger_Entry__c')?.access[viewerClass]
      expect([access?.createable, access?.updateable, access?.deletable]).toEqual([false, false, false])
    }
  })

  it('hold money as currency with cents, and rates as numbers', () => {
    for (const object of metadata.objects.values()) {
      for (const field of object.fields.values()) {
        if (field.dataType === 'Currency') expect(field.scale, `${object.apiName}.${field.apiName}`).toBe(2)
        if (/Amount|Balance__c|Fee__c|Fixed_Charge|Base_Charge|Credit__c$/.test(field.apiName)) {
          expect(field.dataType, `${object.apiName}.${field.apiName}`).toBe('Currency')
        }
      }
    }
  })

  it('have room for no card number, no bank account and no social security number', () => {
    const names = [...metadata.objects.values()].flatMap((object) => [...object.fields.keys()])
    expect(
      names.filter((name) => /card_?number|routing|account_?no|ssn|social|password|secret|cvv/i.test(name)),
    ).toEqual([])
  })

  it('have a state table for whatever moves from state to state', () => {
    const tables = [...metadata.objects.values()].flatMap((object) =>
      object.stateTables.map((table) => `${object.apiName}.${table.fieldApiName}`),
    )
    expect(tables.sort()).toEqual([
      'Account.Status__c',
      'Alert_Subscription__c.Status__c',
      'Announcement__c.Status__c',
      'Autopay__c.Status__c',
      'Bill__c.Status__c',
      'Campaign__c.Status__c',
      'Case.Status',
      'Closed_Day__c.Status__c',
      'ContentVersion.Scan_Status__c',
      'Deposit__c.Status__c',
      'Document_Reason__c.Status__c',
      'Document_Requirement__c.Status__c',
      'Identity_Verification__c.Status__c',
      'Lead.Status',
      'Notice__c.Status__c',
      'Opportunity.StageName',
      'Order.Market_Status__c',
      'Order.Stage__c',
      'Order.Status',
      'Payment_Arrangement__c.Status__c',
      'Payment_Method__c.Status__c',
      'Payment__c.Status__c',
      'Refund__c.Status__c',
      'Reply_Template__c.Status__c',
      'WorkStep.Status',
    ])
  })

  it('let every state be reached from an initial one', () => {
    for (const object of metadata.objects.values()) {
      for (const { fieldApiName, initial, transitions } of object.stateTables) {
        const reached = new Set(initial)
        for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
        const values = object.fields.get(fieldApiName)?.picklistValues.map((choice) => choice.value) ?? []
        expect([...reached].sort(), `${object.apiName}.${fieldApiName}`).toEqual([...values].sort())
      }
    }
  })

  it('have the record types of orders, cases and notices, with the values of their picklists', () => {
    const typesOf = (name: string) =>
      metadata
        .object(name)
        ?.recordTypes.filter((type) => !type.master)
        .map((type) => type.developerName)
    expect(typesOf('Order')).toEqual(['Move_In', 'Switch', 'Plan_Change', 'Stop_Service'])
    expect(typesOf('Case')).toEqual(['Question', 'Billing', 'Enrollment', 'Service_Change', 'Complaint'])
    expect(typesOf('Notice__c')).toEqual(['Outstanding_Balance', 'Switch_Hold'])
  })

  it('let only administrators and the system change brands, owners and roles', () => {
    const guarded = [
      ['Account', 'Account_Brand__c'],
      ['Account', 'ContactId'],
      ['Account', 'Balance__c'],
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
      expect([...advisor.create].filter((field) => !supervisor.create.has(field))).toEqual([])
      expect(supervisor.records).toEqual(advisor.records)
    }
  })

  it('list on a contact its accounts, on an account its orders and newest usage first', () => {
    const account = metadata.object('Account')
    const lists = account?.relatedLists.map((list) => list.relatedListId)
    expect(lists?.slice(0, 3)).toEqual(['Orders', 'Usages__r', 'Bills__r'])
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

/** `Object.Field` of what the class may write, in alphabetical order. */
function writable(viewerClass: ViewerClass, how: 'create' | 'update'): readonly string[] {
  return [...metadata.objects.values()]
    .flatMap((object) => [...object.access[viewerClass][how]].map((field) => `${object.apiName}.${field}`))
    .sort()
}
