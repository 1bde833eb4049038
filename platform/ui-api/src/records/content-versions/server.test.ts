import { createHash } from 'node:crypto'
import type { RecordRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { ContentDocumentComposite } from './contract'

let demo: CallWorld
let token: string

beforeAll(async () => {
  demo = await openCallWorld({ listen: true })
  token = await demo.world.tokenOf('dana.whitcombe@example.com')
})

afterAll(() => demo.world.close())

const pdf = new TextEncoder().encode(`%PDF-1.7\n${'1 0 obj\n<<>>\nendobj\n'.repeat(9_000)}`)

async function userId(): Promise<string> {
  const [dana] = await demo.rows<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  return dana?.Id ?? ''
}

async function upload(path: string, form: FormData, bearer = token) {
  const answer = await fetch(
    `${demo.world.origin}/services/data/v65.0/ui-api/records/content-documents${path}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: form,
    },
  )
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as ContentDocumentComposite }
}

function formOf(fileName: string, bytes: Uint8Array, parts: Readonly<Record<string, string | Blob>> = {}) {
  const form = new FormData()
  // The purpose of a file precedes it: who may send it is decided before its bytes are read.
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  form.append('fileData', new Blob([Buffer.from(bytes)]), fileName)
  return form
}

function fieldOf(record: RecordRepresentation, field: string) {
  return record.fields[field]?.value
}

test('a file and its versions are kept whole, and described to whom they belong', async () => {
  const first = await upload('/content-versions', formOf('Lease.PDF', pdf, { title: 'Lease' }))
  expect(first.status).toBe(201)
  const { contentDocument, contentVersion, contentDocumentLinks } = first.body
  expect([
    fieldOf(contentDocument, 'Title'),
    fieldOf(contentVersion, 'VersionNumber'),
    contentDocumentLinks.map((link) => [fieldOf(link, 'LinkedEntityId'), fieldOf(link, 'ShareType')]),
  ]).toEqual(['Lease', 1, [[await userId(), 'V']]])
  const second = await upload(
    `/${contentDocument.id}/content-versions`,
    formOf('Lease.pdf', pdf.slice(0, 900)),
  )
  expect([second.status, second.body.contentDocument.id]).toEqual([201, contentDocument.id])
  const rows = await demo.rows<Record<string, unknown>>(
    `select "VersionNumber" as number, "IsLatest" as latest, "ContentSize" as size, "Checksum" as checksum,
            "Scan_Status__c" as scan, "Media_Type__c" as media
     from record."ContentVersion" where "ContentDocumentId" = $1 order by 1`,
    [contentDocument.id],
  )
  expect(rows).toEqual([
    {
      number: 1,
      latest: false,
      size: pdf.length,
      checksum: createHash('sha256').update(pdf).digest('hex'),
      scan: 'Pending',
      media: 'application/pdf',
    },
    expect.objectContaining({ number: 2, latest: true, size: 900 }),
  ])
})

test('the answer says what was sent and when, by whom, and where the bytes are', async () => {
  const form = formOf('Lease.PDF', pdf, { title: 'Lease', description: 'Signed.' })
  const { contentDocument, contentVersion, contentDocumentLinks } = (await upload('/content-versions', form))
    .body
  expect(fieldOf(contentDocument, 'Description')).toBe('Signed.')
  const ofRecord = ['Id', 'CreatedDate', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp']
  for (const record of [contentDocument, contentVersion, ...contentDocumentLinks]) {
    expect(Object.keys(record.fields)).toEqual(expect.arrayContaining(ofRecord))
    expect([record.id, fieldOf(record, 'LastModifiedById')]).toEqual([fieldOf(record, 'Id'), await userId()])
  }
  const address = String(fieldOf(contentVersion, 'VersionDataUrl'))
  const bytes = () => fetch(demo.world.origin + address, { headers: { authorization: `Bearer ${token}` } })
  expect((await bytes()).status).toBe(404)
  await demo.rows(`update record."ContentVersion" set "Scan_Status__c" = 'Clean' where "Id" = $1`, [
    contentVersion.id,
  ])
  expect(Buffer.from(await (await bytes()).arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
})

test.each(['advisor.first@example.com', 'supervisor@example.com', 'admin@example.com'])(
  '%s sends the parts that the specification names, for a file of one’s own',
  async (username) => {
    const csv = new TextEncoder().encode('day,kWh\n1,20\n')
    const parts = { title: 'Readings', description: 'November' }
    const own = await demo.world.tokenOf(username)
    const sent = await upload('/content-versions', formOf('readings.csv', csv, parts), own)
    expect(sent.status).toBe(201)
    const { contentDocument, contentDocumentLinks } = sent.body
    expect(fieldOf(contentDocument, 'Title')).toBe('Readings')
    expect(contentDocumentLinks).toHaveLength(1)
    const again = await upload(`/${contentDocument.id}/content-versions`, formOf('b.csv', csv), own)
    expect(again.status).toBe(201)
    // No one else among a brand's staff sees it, nor does any customer.
    for (const other of ['dana.whitcombe@example.com', 'advisor.second@example.com']) {
      const form = formOf('c.csv', csv)
      const refused = await upload(
        `/${contentDocument.id}/content-versions`,
        form,
        await demo.world.tokenOf(other),
      )
      expect(refused.status).toBe(404)
    }
  },
)

test('a deleted file takes its versions and its links along, and others hear of each', async () => {
  const { body } = await upload('/content-versions', formOf('lease.pdf', pdf))
  const { id } = body.contentDocument
  await upload(`/${id}/content-versions`, formOf('lease.pdf', pdf))
  expect((await demo.call('customer', 'DELETE', `/records/${id}`)).status).toBe(403)
  expect((await demo.call('admin', 'DELETE', `/records/${id}`)).status).toBe(204)
  const left = await demo.rows(
    `select 1 from record."ContentVersion" where "ContentDocumentId" = $1
     union all select 1 from record."ContentDocumentLink" where "ContentDocumentId" = $1`,
    [id],
  )
  expect(left).toEqual([])
  const events = await demo.rows<{ object_api_name: string }>(
    `select object_api_name from feed.change_event where kind = 'delete' order by 1`,
  )
  expect(events.map(({ object_api_name: name }) => name)).toEqual([
    'ContentDocument',
    'ContentDocumentLink',
    'ContentVersion',
    'ContentVersion',
  ])
})

test('a file for one’s own case is linked to it, and what was said comes as JSON as well', async () => {
  const [own] = await demo.rows<{ id: string }>(
    `select c."Id" as id from record."Case" c join record."User" u on u."ContactId" = c."ContactId"
     where u."Username" = 'dana.whitcombe@example.com' order by 1 limit 1`,
  )
  const json = new Blob([JSON.stringify({ title: 'Photo', firstPublishLocationId: own?.id })], {
    type: 'application/json',
  })
  const answer = await upload('/content-versions', formOf('meter.pdf', pdf, { json }))
  expect(answer.status).toBe(201)
  expect(answer.body.contentDocumentLinks.map((link) => fieldOf(link, 'LinkedEntityId'))).toEqual([own?.id])
})

test('a file for another’s case is refused like one for none, and its bytes do not stay', async () => {
  const [other] = await demo.rows<{ id: string }>(
    `select c."Id" as id from record."Case" c join record."User" u on u."ContactId" = c."ContactId"
     where u."Username" <> 'dana.whitcombe@example.com' order by 1 limit 1`,
  )
  const before = await demo.rows('select 1 from record."ContentVersion"')
  const refused = await upload(
    '/content-versions',
    formOf('meter.pdf', pdf, { json: JSON.stringify({ firstPublishLocationId: other?.id }) }),
  )
  expect(refused.status).toBe(404)
  expect(await demo.rows('select 1 from record."ContentVersion"')).toHaveLength(before.length)
})

test('versions that are sent at once get different numbers', async () => {
  const { body } = await upload('/content-versions', formOf('lease.pdf', pdf))
  const path = `/${body.contentDocument.id}/content-versions`
  const answers = await Promise.all([1, 2, 3].map(() => upload(path, formOf('lease.pdf', pdf))))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const rows = await demo.rows<{ number: number; latest: boolean }>(
    `select "VersionNumber" as number, "IsLatest" as latest from record."ContentVersion"
     where "ContentDocumentId" = $1 order by 1`,
    [body.contentDocument.id],
  )
  expect(rows).toEqual([
    { number: 1, latest: false },
    { number: 2, latest: false },
    { number: 3, latest: false },
    { number: 4, latest: true },
  ])
})

test('nobody writes the records of files past an upload', async () => {
  const answer = await demo.call('customer', 'POST', '/records', {
    apiName: 'ContentVersion',
    fields: { Title: 'x', PathOnClient: 'x.pdf', ContentSize: 1, Storage_Key__c: 'uploads/another' },
  })
  expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('INSUFFICIENT_ACCESS')])
})
