import { derivedId } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ListPageRepresentation } from '../../representation/list-page-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
let dana: { readonly userId: string; readonly contactId: string }
let advisorId: string

beforeAll(async () => {
  calls = await openCallWorld()
  const users = await calls.rows<{ Id: string; ContactId: string; Username: string }>(
    `select "Id", "ContactId", "Username" from record."User"`,
  )
  const named = (username: string) => {
    const user = users.find(({ Username }) => Username === username)
    if (user === undefined) throw new TypeError(`The demo world has no ${username}.`)
    return user
  }
  const own = named('dana.whitcombe@example.com')
  dana = { userId: own.Id, contactId: own.ContactId }
  advisorId = named('advisor.first@example.com').Id
})

afterAll(async () => {
  await calls.world.close()
})

async function page(
  viewer: FixtureViewer,
  path: string,
  body?: object,
): Promise<ListPageRepresentation & { readonly [key: string]: unknown }> {
  const answer = await calls.call(viewer, body === undefined ? 'GET' : 'POST', path, body)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
  return answer.body as ListPageRepresentation & { readonly [key: string]: unknown }
}

async function ids(
  viewer: FixtureViewer,
  where: unknown,
  objectApiName = 'Case',
): Promise<readonly string[]> {
  const list = objectApiName === 'Case' ? 'AllCases' : `All${objectApiName}s`
  const { records } = await page(viewer, `/list-records/${objectApiName}/${list}`, {
    where,
    pageSize: 2000,
  })
  return records.map(({ id }) => id).sort()
}

async function idsIn(text: string, values: readonly unknown[] = []): Promise<readonly string[]> {
  return (await calls.rows<{ Id: string }>(text, values)).map(({ Id }) => Id).sort()
}

const firstBrandCases = `select c."Id" from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
  where p."Customer_Brand__c" = 'first'`

describe('a where', () => {
  test('finds what the database has, as text and as JSON, within what the viewer reaches', async () => {
    const expected = await idsIn(
      `${firstBrandCases} and c."Status" <> 'Closed' and lower(p."Name") like '%a%'`,
    )
    expect(expected.length).toBeGreaterThan(3)
    const json = { Status: { ne: 'Closed' }, Contact: { Name: { like: '%a%' } } }
    expect(await ids('advisor', json)).toEqual(expected)
    expect(await ids('advisor', JSON.stringify(json))).toEqual(expected)
    expect(await ids('advisor', '{ Status: { ne: "Closed" } Contact: { Name: { like: "%A%" } } }')).toEqual(
      expected,
    )
    const query = new URLSearchParams({ where: JSON.stringify(json), pageSize: '2000' })
    const byGet = await page('advisor', `/list-records/Case/AllCases?${query}`)
    expect(byGet.records.map(({ id }) => id).sort()).toEqual(expected)
    expect(byGet.where).toBe(JSON.stringify(json))
  })

  test('joins groups, lists and days that move with the clock', async () => {
    const where = {
      or: [
        { and: [{ Type: { in: ['Complaint', 'Billing'] } }, { not: { Status: { eq: 'Closed' } } }] },
        { ClosedDate: { gte: { range: { last_n_days: 30 } } } },
      ],
    }
    const expected = await idsIn(
      `${firstBrandCases} and ((c."Type" in ('Complaint', 'Billing') and c."Status" <> 'Closed')
         or c."ClosedDate" >= '2026-10-21T05:00:00Z')`,
    )
    expect(expected.length).toBeGreaterThan(3)
    expect(await ids('advisor', where)).toEqual(expected)
  })

  test('goes together with the filters of the list', async () => {
    const { records } = await page('advisor', '/list-records/Case/ClosedCases', {
      where: '{ Type: { eq: "Complaint" } }',
      pageSize: 2000,
    })
    const expected = await idsIn(`${firstBrandCases} and c."Status" = 'Closed' and c."Type" = 'Complaint'`)
    expect(records.map(({ id }) => id).sort()).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('says nothing of fields that the viewer cannot read: hidden ones are as unknown as others', async () => {
    const sendRequest = async (field: string, value: string) => {
      const where = { [field]: { eq: value } }
      const answer = await calls.call('customer', 'POST', '/list-records/Case/AllCases', { where })
      return `${answer.status} ${answer.text.replaceAll(field, 'FIELD')}`
    }
    const [owned] = await calls.rows<{ OwnerId: string }>(
      'select "OwnerId" from record."Case" where "ContactId" = $1 and "OwnerId" is not null',
      [dana.contactId],
    )
    const unknown = await sendRequest('Nothing__c', 'x')
    expect(unknown).toMatch(/^400 .*INVALID_FIELD/)
    expect(await sendRequest('OwnerId', owned?.OwnerId ?? '')).toBe(unknown)
    expect(await sendRequest('OwnerId', dana.userId)).toBe(unknown)
    expect(await sendRequest('Owner.Name', 'x')).toBe(unknown)
  })

  test('names the place where it cannot be read', async () => {
    const answer = await calls.call('customer', 'POST', '/list-records/Case/AllCases', {
      where: '{ Status: { eq: New } }',
    })
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringMatching(/MALFORMED_QUERY.*in quotes.*at character 17/),
    ])
  })
})

describe('a page', () => {
  test('leads by its addresses through all records, with the same request', async () => {
    let url: string | null =
      '/services/data/v65.0/ui-api/list-records/Case/AllCases?pageSize=7&sortBy=Contact.Name,-Case.CreatedDate'
    const first = await page('advisor', '/list-records/Case/AllCases', {
      pageSize: 7,
      fields: ['Subject', 'Contact.Email'],
      sortBy: ['Contact.Name', '-CreatedDate'],
      where: { Status: { ne: 'New' } },
      includeTotalCount: true,
    })
    expect(first.sortBy).toEqual(['Contact.Name', '-CreatedDate'])
    const seen = first.records.map(({ id }) => id)
    url = first.nextPageUrl
    while (url !== null) {
      const next = await page('advisor', url.replace('/services/data/v65.0/ui-api', ''))
      for (const record of next.records) {
        seen.push(record.id)
        expect(record.fields.Subject?.value).toEqual(expect.any(String))
      }
      url = next.nextPageUrl
    }
    const expected = await calls.rows<{ Id: string }>(
      `select c."Id" from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
       where p."Customer_Brand__c" = 'first' and c."Status" <> 'New'
       order by p."Name", c."CreatedDate" desc, c."Id" desc`,
    )
    expect(seen).toEqual(expected.map(({ Id }) => Id))
    expect([first.totalCount, first.totalCountHasMore]).toEqual([expected.length, false])
  })

  test('carries the references that its columns cross, and the system fields of both records', async () => {
    const { records } = await page('customer', '/list-records/Case/AllCases?pageSize=1')
    const contact = records[0]?.fields.Contact?.value as {
      readonly fields: Readonly<Record<string, unknown>>
    }
    expect(Object.keys(records[0]?.fields ?? {})).toEqual(
      expect.arrayContaining(['Id', 'ContactId', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp']),
    )
    expect(Object.keys(contact.fields).sort()).toEqual([
      'CreatedDate',
      'Id',
      'LastModifiedById',
      'LastModifiedDate',
      'Name',
      'SystemModstamp',
    ])
  })

  test('tells how many there are only when asked', async () => {
    expect(await page('customer', '/list-records/Case/AllCases')).not.toHaveProperty('totalCount')
    const counted = await page('customer', '/list-records/Case/AllCases?includeTotalCount=true&pageSize=1')
    const own = await idsIn('select "Id" from record."Case" where "ContactId" = $1', [dana.contactId])
    expect([counted.count, counted.totalCount]).toEqual([1, own.length])
  })

  test('finds search words in the texts that the viewer reads', async () => {
    const [word] = await calls.rows<{ Subject: string }>(
      'select "Subject" from record."Case" where "ContactId" = $1',
      [dana.contactId],
    )
    const found = await page('customer', '/list-records/Case/AllCases', { searchTerm: word?.Subject })
    expect(found.records.length).toBeGreaterThan(0)
    expect(found.searchTerm).toBe(word?.Subject)
    const hidden = await page('customer', '/list-records/Case/AllCases', {
      searchTerm: 'supervisor calls back',
    })
    expect(hidden.count).toBe(0)
  })

  test('is the same by the id of the list, of 15 characters too', async () => {
    const id = derivedId('00B', 'Case.AllOpenCases')
    const byName = await page('customer', '/list-records/Case/AllOpenCases')
    expect(await page('customer', `/list-records/${id}`)).toEqual(byName)
    expect(await page('customer', `/list-records/${id.slice(0, 15)}`)).toEqual(byName)
  })

  test('is of the edition of the list’s definition', async () => {
    const info = await calls.call('customer', 'GET', '/list-info/Case/AllCases')
    const { listInfoETag } = await page('customer', '/list-records/Case/AllCases')
    expect(listInfoETag).toBe((info.body as { readonly eTag: string }).eTag)
    const other = await page('advisor', '/list-records/Case/AllCases')
    expect(other.listInfoETag).not.toBe(listInfoETag)
  })
})

describe('the recent list', () => {
  test('holds what the viewer looked at last and still sees, in that order, whatever order is asked for', async () => {
    const { recentItems } = calls.world.context.personalization
    const visible = (await idsIn(firstBrandCases)).slice(0, 5)
    const [foreign] = await idsIn(firstBrandCases.replace(`'first'`, `'second'`))
    for (const id of [...visible, foreign ?? '', '500zzzzzzzzzzzzAAA']) {
      calls.world.advance(1000)
      await recentItems.remember(advisorId, 'record', 'Case', [id])
    }
    const latestFirst = [...visible].reverse()
    const all = await page('advisor', '/list-records/Case/__RECENT?sortBy=Case.CaseNumber')
    expect(all.records.map(({ id }) => id)).toEqual(latestFirst)
    expect([all.sortBy, all.listReference.type, all.listReference.listViewApiName]).toEqual([
      [],
      'mru',
      '__Recent',
    ])
    const second = await page('advisor', '/mru-list-records/case?pageSize=2&pageToken=2')
    expect(second.records.map(({ id }) => id)).toEqual(latestFirst.slice(2, 4))
    expect([second.previousPageToken, second.nextPageToken]).toEqual(['0', '4'])
    const byId = await page('advisor', `/list-records/${all.listReference.id}?pageSize=2`)
    expect(byId.records.map(({ id }) => id)).toEqual(latestFirst.slice(0, 2))
    const filtered = await page('advisor', '/list-records/Case/__Recent', {
      where: { Id: { eq: visible[1] } },
      includeTotalCount: true,
    })
    expect([filtered.records.map(({ id }) => id), filtered.totalCount]).toEqual([[visible[1]], 1])
    expect((await page('customer', '/mru-list-records/Case')).records).toEqual([])
  })
})
