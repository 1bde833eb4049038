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

async function upload(path: string, form: FormData) {
  const answer = await fetch(
    `${demo.world.origin}/services/data/v65.0/ui-api/records/content-documents${path}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    },
  )
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as ContentDocumentComposite }
}

function formOf(fileName: string, bytes: Uint8Array, parts: Readonly<Record<string, string | Blob>> = {}) {
  const form = new FormData()
  // What a file is for stands before it: who may send it is decided before its bytes are read.
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
    contentDocumentLinks,
  ]).toEqual(['Lease', 1, []])
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
