import type { RecordRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordPageRepresentation } from '../../representation/record-page'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
let own: { contactId: string; userId: string; accountId: string; caseId: string }
let foreignCaseId: string

beforeAll(async () => {
  calls = await openCallWorld()
  const [dana] = await calls.rows<typeof own>(`
    select c."Id" as "contactId", u."Id" as "userId", a."Id" as "accountId", k."Id" as "caseId"
    from record."User" u
    join record."Contact" c on c."Id" = u."ContactId"
    join record."Account" a on a."ContactId" = c."Id"
    join record."Case" k on k."AccountId" = a."Id"
    where u."Username" = 'dana.whitcombe@example.com' order by a."Id", k."Id"`)
  const [other] = await calls.rows<{ Id: string }>(
    `select "Id" from record."Case" where "ContactId" <> $1 order by "Id"`,
    [dana?.contactId],
  )
  if (dana === undefined || other === undefined) throw new TypeError('The demo world has no such customer.')
  own = dana
  foreignCaseId = other.Id
})

afterAll(async () => {
  await calls.world.close()
})

const recordOf = (answer: { readonly body: unknown }) => answer.body as RecordRepresentation
const namesOf = (record: RecordRepresentation) => Object.keys(record.fields)

describe('reading by layout', () => {
  test('gives the fields of the layout that the viewer may read, and the records of its references', async () => {
    const answer = await calls.call('customer', 'GET', `/records/${own.caseId}?layoutTypes=Full`)
    const record = recordOf(answer)
    expect(answer.status).toBe(200)
    expect(namesOf(record)).toEqual(expect.arrayContaining(['Subject', 'Status', 'AccountId', 'Account']))
    // Internal comments and the owner are on the layout, but customers may not see them.
    expect(namesOf(record)).not.toContain('Comments')
    expect(namesOf(record)).not.toContain('OwnerId')
    const [row] = await calls.rows<{ Name: string }>(`select "Name" from record."Account" where "Id" = $1`, [
      own.accountId,
    ])
    expect(record.fields.Account).toMatchObject({ displayValue: row?.Name, value: { id: own.accountId } })
  })

  test('gives staff what is theirs, and the few fields of the compact layout', async () => {
    const full = recordOf(await calls.call('admin', 'GET', `/records/${own.caseId}?layoutTypes=Full`))
    expect(namesOf(full)).toEqual(expect.arrayContaining(['Comments', 'OwnerId', 'Owner', 'CreatedBy']))
    const compact = recordOf(await calls.call('admin', 'GET', `/records/${own.caseId}?layoutTypes=Compact`))
    const onLayout = calls.world.context.metadata.object('Case')?.layouts.Compact.fieldApiNames ?? []
    expect(namesOf(compact).sort()).toEqual([...onLayout].sort())
    expect(namesOf(full).length).toBeGreaterThan(onLayout.length)
  })

  test('leaves out in Edit what nobody types, and adds the optional fields asked for', async () => {
    const path = `/records/${own.caseId}?layoutTypes=full&modes=edit&optionalFields=Case.SystemModstamp`
    const record = recordOf(await calls.call('admin', 'GET', path))
    expect(namesOf(record)).not.toContain('CreatedDate')
    expect(record.fields.SystemModstamp).toEqual({ displayValue: null, value: record.systemModstamp })
  })

  test('is for a foreign record the same, byte for byte, as for none', async () => {
    const foreign = await calls.call('customer', 'GET', `/records/${foreignCaseId}?layoutTypes=Full`)
    const unknown = await calls.call('customer', 'GET', '/records/500000000000000AAA?layoutTypes=Full')
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(unknown.text)
  })
})

describe('child relationships', () => {
  const casesOf = async (query: string) => {
    const answer = await calls.call('customer', 'GET', `/records/${own.accountId}?${query}`)
    return { answer, page: recordOf(answer).childRelationships?.Cases as RecordPageRepresentation }
  }

  test('come as pages of records with id and name, as many as the database holds', async () => {
    const rows = await calls.rows<{ Id: string }>(`select "Id" from record."Case" where "AccountId" = $1`, [
      own.accountId,
    ])
    const { page } = await casesOf('fields=Account.Name&childRelationships=Account.Cases&pageSize=200')
    expect(page.records.map(({ id }) => id).sort()).toEqual(rows.map(({ Id }) => Id).sort())
    expect(namesOf(page.records[0] as RecordRepresentation).sort()).toEqual(['CaseNumber', 'Id'])
    expect(page).toMatchObject({ count: rows.length, nextPageUrl: null, previousPageUrl: null })
  })

  test('lead from page to page by their addresses, without a record twice or left out', async () => {
    for (let index = 0; index < 7; index += 1) {
      const fields = { Subject: `Page ${index}`, Description: 'Read on.', ContactId: own.contactId }
      const body = { apiName: 'Case', fields: { ...fields, AccountId: own.accountId } }
      expect(await calls.call('customer', 'POST', '/records', body)).toMatchObject({ status: 201 })
    }
    const { page: all } = await casesOf('fields=Account.Name&childRelationships=Account.Cases&pageSize=100')
    const seen: string[] = []
    let url: string | null =
      `/records/${own.accountId}?fields=Account.Name&childRelationships=Account.Cases&pageSize=3`
    let pages = 0
    while (url !== null) {
      const record = recordOf(await calls.call('customer', 'GET', url))
      const page = record.childRelationships.Cases as RecordPageRepresentation
      expect(page.records.length).toBeLessThanOrEqual(3)
      seen.push(...page.records.map(({ id }) => id))
      url = page.nextPageUrl?.replace('/services/data/v65.0/ui-api', '') ?? null
      pages += 1
    }
    expect(pages).toBe(Math.ceil(all.count / 3))
    expect(seen).toEqual(all.records.map(({ id }) => id))
  })

  test('are five by default', async () => {
    const { page } = await casesOf('layoutTypes=Compact&childRelationships=Account.Cases')
    expect(page.records).toHaveLength(5)
    expect(page).toMatchObject({ count: 5, currentPageToken: '0', nextPageToken: '5' })
  })

  test('carry the fields that are named for them, in either place, beside a layout too', async () => {
    const { page, answer } = await casesOf(
      'fields=Case.Subject&layoutTypes=Compact&childRelationships=Account.Cases.Status,Account.Cases.Contact.Name',
    )
    expect(namesOf(page.records[0] as RecordRepresentation).sort()).toEqual([
      'CaseNumber',
      'Contact',
      'Id',
      'Status',
      'Subject',
    ])
    expect(namesOf(recordOf(answer))).not.toContain('Subject')
  })

  test('refuse a required field of theirs that the viewer cannot read', async () => {
    const { answer } = await casesOf('fields=Account.Name&childRelationships=Account.Cases.Comments')
    expect(answer).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] })
  })

  test('are covered by the eTag: a new child is no longer 304', async () => {
    const path = `/records/${own.accountId}?fields=Account.Name&childRelationships=Account.Orders&pageSize=50`
    const before = await calls.call('customer', 'GET', path)
    const eTag = String(before.headers.etag)
    expect((await calls.call('customer', 'GET', path, undefined, { 'if-none-match': eTag })).status).toBe(304)
    await calls.rows(
      `update record."Order" set "SystemModstamp" = "SystemModstamp" + interval '1 second' where "AccountId" = $1`,
      [own.accountId],
    )
    expect((await calls.call('customer', 'GET', path, undefined, { 'if-none-match': eTag })).status).toBe(200)
  })
})

test('a relationship over a field that may lead to several objects is refused, and absent when optional', async () => {
  const [link] = await calls.rows<{ Id: string }>(`select "Id" from record."ContentDocumentLink" limit 1`)
  const path = `/records/${link?.Id}`
  const required = await calls.call('admin', 'GET', `${path}?fields=ContentDocumentLink.LinkedEntity.Name`)
  expect(required).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] })
  const optional = await calls.call(
    'admin',
    'GET',
    `${path}?optionalFields=ContentDocumentLink.LinkedEntity.Name`,
  )
  expect(recordOf(optional).fields).toEqual({})
})

describe('updateMru', () => {
  const recent = () => calls.world.context.personalization.recentItems.latest(own.userId, 'record', 'Case')

  test('remembers the record for the viewer, and only when asked to', async () => {
    await calls.call('customer', 'GET', `/records/${own.caseId}?fields=Case.Subject`)
    expect(await recent()).toEqual([])
    await calls.call('customer', 'GET', `/records/${own.caseId}?fields=Case.Subject&updateMru=true`)
    expect(await recent()).toEqual([own.caseId])
  })

  test('remembers nothing of a record that the viewer does not see', async () => {
    await calls.call('customer', 'GET', `/records/${foreignCaseId}?fields=Case.Subject&updateMru=true`)
    expect(await recent()).toEqual([own.caseId])
  })

  test('is ignored when another site’s page asks with the viewer’s cookie', async () => {
    const [another] = await calls.rows<{ Id: string }>(
      `select "Id" from record."Case" where "ContactId" = $1 and "Id" <> $2 order by "Id"`,
      [own.contactId, own.caseId],
    )
    const token = await calls.world.tokenOf('dana.whitcombe@example.com')
    const read = async (site: string) => {
      const answer = await calls.world.app.inject({
        url: `/services/data/v65.0/ui-api/records/${another?.Id}?fields=Case.Subject&updateMru=true`,
        headers: { cookie: `porchlight_session=${token}`, 'sec-fetch-site': site },
      })
      expect(answer.statusCode).toBe(200)
    }
    await read('cross-site')
    expect(await recent()).toEqual([own.caseId])
    calls.world.advance(1_000)
    await read('same-origin')
    expect(await recent()).toEqual([another?.Id, own.caseId])
  })
})

describe('creating', () => {
  const message = () => ({ Subject: 'Meter', Description: 'It blinks.', ContactId: own.contactId })
  const create = (query = '', fields: object = {}) =>
    calls.call('customer', 'POST', `/records${query}`, {
      apiName: 'Case',
      fields: { ...message(), ...fields },
    })

  test('answers the full layout with its defaults', async () => {
    const answer = await create()
    expect(answer.status).toBe(201)
    expect(recordOf(answer).fields).toMatchObject({
      Subject: { value: 'Meter' },
      Contact: { value: { id: own.contactId } },
      Status: { value: 'New' },
    })
  })

  test('promises an answer by a date, whoever writes it, unless it is answered or another date is given', async () => {
    const due = async (as: 'customer' | 'advisor', fields: object = {}) => {
      const body = { apiName: 'Case', fields: { ...message(), ...fields } }
      const answer = await calls.call(as, 'POST', '/records', body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      const [row] = await calls.rows<{ due: Date | null }>(
        `select "Reply_Due__c" as due from record."Case" where "Id" = $1`,
        [recordOf(answer).id],
      )
      return row?.due == null ? null : new Date(row.due).toISOString()
    }
    // A Friday: two business days later it is Tuesday.
    const promised = '2026-11-24T22:00:00.000Z'
    expect([await due('customer'), await due('advisor')]).toEqual([promised, promised])
    expect(await due('advisor', { Reply_Due__c: null })).toBe(promised)
    const sooner = '2026-11-21T15:00:00.000Z'
    expect(await due('advisor', { Reply_Due__c: sooner })).toBe(sooner)
    expect(await due('advisor', { First_Reply__c: '2026-11-20T18:00:00.000Z' })).toBeNull()
    const closed = { Status: 'Closed', ClosedDate: '2026-11-20T18:00:00.000Z' }
    expect(await due('advisor', closed)).toBeNull()
  })

  test('takes a number as text when it is one exactly, and refuses text that is none', async () => {
    const [account] = await calls.rows<{ Id: string }>(`select "Id" from record."Account" limit 1`)
    const write = (Balance__c: string) =>
      calls.call('admin', 'PATCH', `/records/${account?.Id}`, { fields: { Balance__c } })
    expect(recordOf(await write('12.50')).fields.Balance__c).toMatchObject({ value: 12.5 })
    const [row] = await calls.rows<{ Balance__c: string }>(
      `select "Balance__c" from record."Account" where "Id" = $1`,
      [account?.Id],
    )
    expect(Number(row?.Balance__c)).toBe(12.5)
    for (const text of ['12,50', '1e3', '0x10', 'Infinity', '12.5.0', '1234567890123456']) {
      expect(await write(text)).toMatchObject({ status: 400 })
    }
  })

  test('names nobody as owner unless the default rule is asked for', async () => {
    const plain = recordOf(await create())
    const ruled = recordOf(await create('?useDefaultRule=true'))
    const owners = await calls.rows<{ Id: string; OwnerId: string | null; role: string; brand: string }>(
      `select k."Id", k."OwnerId", u."Portal_Role__c" as role, u."Served_Brand__c" as brand
       from record."Case" k left join record."User" u on u."Id" = k."OwnerId" where k."Id" = any($1)`,
      [[plain.id, ruled.id]],
    )
    expect(owners.find(({ Id }) => Id === plain.id)?.OwnerId).toBeNull()
    const [contact] = await calls.rows<{ brand: string }>(
      `select "Customer_Brand__c" as brand from record."Contact" where "Id" = $1`,
      [own.contactId],
    )
    expect(owners.find(({ Id }) => Id === ruled.id)).toMatchObject({ role: 'Advisor', brand: contact?.brand })
  })

  test('gives cases in turn to all who serve the brand', async () => {
    const [advisor] = await calls.rows<{ Id: string; brand: string }>(
      `select u."Id", c."Customer_Brand__c" as brand from record."Contact" c
       join record."User" u on u."Served_Brand__c" = c."Customer_Brand__c" and u."Portal_Role__c" = 'Advisor'
       where c."Id" = $1`,
      [own.contactId],
    )
    const username = 'second.advisor@example.com'
    const added = await calls.call('admin', 'POST', '/records', {
      apiName: 'User',
      fields: {
        FirstName: 'Ilse',
        LastName: 'Quillfeather',
        Username: username,
        Portal_Role__c: 'Advisor',
        Served_Brand__c: advisor?.brand,
      },
    })
    const second = recordOf(added).id
    const ownersInTurn: unknown[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      calls.world.advance(1_000)
      const { id } = recordOf(await create('?useDefaultRule=true'))
      const [row] = await calls.rows<{ OwnerId: string }>(
        `select "OwnerId" from record."Case" where "Id" = $1`,
        [id],
      )
      ownersInTurn.push(row?.OwnerId)
    }
    expect(ownersInTurn).toEqual([second, advisor?.Id, second, advisor?.Id])
  })

  test('keeps the owner that staff name themselves', async () => {
    const [advisor] = await calls.rows<{ Id: string }>(
      `select "Id" from record."User" where "Username" = 'advisor.first@example.com'`,
    )
    const answer = await calls.call('admin', 'POST', '/records?useDefaultRule=true', {
      apiName: 'Case',
      fields: { ...message(), OwnerId: advisor?.Id },
    })
    expect(recordOf(answer).fields.OwnerId?.value).toBe(advisor?.Id)
  })

  test('takes the template of a clone as it is', async () => {
    const template = await calls.call(
      'customer',
      'GET',
      `/record-defaults/template/clone/${own.caseId}?optionalFields=Case.Subject,Case.Description,Case.ContactId,Case.Type`,
    )
    const { record } = template.body as { record: RecordRepresentation }
    const fields = Object.fromEntries(Object.entries(record.fields).map(([name, { value }]) => [name, value]))
    const answer = await calls.call('customer', 'POST', '/records', { apiName: record.apiName, fields })
    expect(answer.status).toBe(201)
    expect(recordOf(answer).fields.Subject).toEqual(record.fields.Subject)
  })
})

test('a change answers the full layout and what was given, and a case goes to the default owner when asked', async () => {
  await calls.rows(`update record."Case" set "OwnerId" = null where "Id" = $1`, [own.caseId])
  const answer = await calls.call('admin', 'PATCH', `/records/${own.caseId}?useDefaultRule=true`, {
    fields: { 'Case.Priority': 'High', LastModifiedDate: undefined },
  })
  expect(answer.status).toBe(200)
  expect(recordOf(answer).fields).toMatchObject({ Priority: { value: 'High' }, Subject: {}, CaseNumber: {} })
  const [row] = await calls.rows<{ OwnerId: string | null }>(
    `select "OwnerId" from record."Case" where "Id" = $1`,
    [own.caseId],
  )
  expect(row?.OwnerId).toMatch(/^005/)
})

describe('numbers and doubles', () => {
  test('a case that is written gets a number of its own', async () => {
    const numbers = new Set<string>()
    for (const Subject of ['First', 'Second']) {
      const [own] = await calls.rows<{ id: string }>(
        `select "ContactId" as id from record."User" where "Username" = 'dana.whitcombe@example.com'`,
      )
      const answer = await calls.call('customer', 'POST', '/records?includeFieldsInBody=true', {
        apiName: 'Case',
        fields: { Subject, Description: 'How do I read my meter?', ContactId: own?.id ?? '' },
      })
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([201, expect.any(String)])
      const { id } = answer.body as { readonly id: string }
      const [row] = await calls.rows<{ number: string }>(
        'select "CaseNumber" as number from record."Case" where "Id" = $1',
        [id],
      )
      expect(row?.number).toMatch(/^[1-9]\d{7}$/)
      numbers.add(row?.number ?? '')
    }
    expect(numbers.size).toBe(2)
  })

  test('a person who is there already is not made again, alone or in a batch', async () => {
    const [known] = await calls.rows<Record<string, string>>(
      `select "FirstName", "LastName", "Email", "Customer_Brand__c" from record."Contact"
       where "Email" = 'dana.whitcombe@example.com'`,
    )
    const contact = { apiName: 'Contact', fields: { ...known, Email: known?.Email ?? '' } }
    const alone = await calls.call('admin', 'POST', '/records', contact)
    expect([alone.status, alone.text]).toEqual([400, expect.stringContaining('DUPLICATES_DETECTED')])
    const batch = (allOrNone: boolean) =>
      calls.call('admin', 'POST', '/records/batch', {
        allOrNone,
        operations: [
          {
            type: 'CREATE',
            records: [
              contact,
              {
                ...contact,
                fields: { ...contact.fields, LastName: 'Other', Email: 'other.one@example.com' },
              },
            ],
          },
        ],
      })
    const statuses = async (allOrNone: boolean) =>
      ((await batch(allOrNone)).body as { results: { statusCode: number }[] }).results.map(
        ({ statusCode }) => statusCode,
      )
    expect(await statuses(true)).toEqual([400, 400])
    expect(await statuses(false)).toEqual([400, 201])
  })
})
