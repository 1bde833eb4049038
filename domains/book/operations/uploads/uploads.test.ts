import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestWorld } from '@porchlight/test-kit/world'
import { lockKey } from '@porchlight/transactions/locks'
import { beforeEach, expect, it } from 'vitest'
import { exampleBook } from '../../../testing/book-folder'
import { callAs } from '../../../testing/call-as'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'
import type { BookUploads } from '../../methods/list-book-uploads/client'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

const admin = 'admin@example.com'
const controller = 'CustomerPortalBookController'
const world = (): TestWorld => bench.world
const call = callAs(world, controller)
const count = async (table: string) =>
  (await bench.world.context.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`))
    .rows[0]?.count

type Files = Readonly<Record<string, string>>

/** The files of the example by name. */
async function exampleFiles(): Promise<Files> {
  const { path } = await exampleBook()
  const names = await readdir(path)
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

/** Sends one part of a file, as a browser does. */
async function append(fields: Readonly<Record<string, string>>, bytes: Buffer, username = admin) {
  const { app, tokenOf } = bench.world
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('part', new Blob([new Uint8Array(bytes)]), 'part')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/${controller}/appendBookFile`,
    headers: {
      authorization: `Bearer ${await tokenOf(username)}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function sendOne(bookUploadId: string, name: string, text: string) {
  const bytes = Buffer.from(text)
  const begun = await call('beginBookFile', admin, {
    bookUploadId,
    fileName: name,
    size: bytes.length,
    key: randomUUID(),
  })
  if (begun.status !== 200) return begun
  const { uploadId } = begun.body
  const half = Math.ceil(bytes.length / 2)
  for (const offset of [0, half]) {
    if (offset >= bytes.length) continue
    const part = bytes.subarray(offset, offset + half)
    const sent = await append({ bookUploadId, uploadId, offset: String(offset) }, part)
    expect(sent.status).toBe(200)
  }
  return call('finishBookFile', admin, { bookUploadId, uploadId })
}

async function announce(files: Files): Promise<string> {
  const sizes = Object.entries(files).map(([name, text]) => ({ name, size: Buffer.byteLength(text) }))
  const { body, text } = await call('createBookUpload', admin, { files: sizes })
  if (typeof body.uploadId !== 'string') throw new TypeError(text)
  return body.uploadId
}

async function upload(files: Files): Promise<string> {
  const id = await announce(files)
  for (const [name, text] of Object.entries(files)) expect((await sendOne(id, name, text)).status).toBe(200)
  return id
}

async function run(bookUploadId: string, what: 'check' | 'import', options = {}) {
  const answer = await call('runBookUpload', admin, { bookUploadId, run: what })
  expect([answer.status, answer.text]).toEqual([200, '{}'])
  await takeQueued(bench, 'run-book-upload')
  await bench.runJobs(options)
}

async function only(): Promise<BookUploads['uploads'][number]> {
  const { status, body, text } = await call('listBookUploads', admin)
  if (status !== 200) throw new TypeError(text)
  const [shown] = (body as BookUploads).uploads
  if (shown === undefined) throw new RangeError('There is no upload.')
  return shown
}

const rowsOf = ({ outcome }: BookUploads['uploads'][number]) =>
  Object.fromEntries(
    (outcome ?? []).map((rows) => [
      rows.file,
      `${rows.new}/${rows.changed}/${rows.unchanged}/${rows.refused}`,
    ]),
  )

async function results(bookUploadId: string, username = admin) {
  const { app, tokenOf } = bench.world
  return app.inject({
    url: `/lwr/apex/v65.0/${controller}/downloadBookResults?bookUploadId=${bookUploadId}`,
    headers: { authorization: `Bearer ${await tokenOf(username)}` },
  })
}

it('checks files without storing anything, then imports them once and deletes them', async () => {
  const id = await upload(await exampleFiles())
  const contacts = await count('record."Contact"')
  await run(id, 'check')
  const all = { customers: '2/0/0/0', accounts: '3/0/0/0', bills: '4/0/0/0', 'bill-lines': '8/0/0/0' }
  const checked = await only()
  expect(checked).toMatchObject({ state: 'Checked', problem: null, hasResults: false })
  expect(rowsOf(checked)).toMatchObject(all)
  expect([checked.rowsDone, checked.rowCount]).toEqual([0, 24])
  expect(await count('record."Contact"')).toBe(contacts)
  await run(id, 'import', { attempts: 2 })
  const imported = await only()
  expect(imported.state).toBe('Imported')
  expect(rowsOf(imported)).toMatchObject(all)
  expect(await count('record."Contact"')).toBe((contacts ?? 0) + 2)
  expect(await count('billing_outbox.event')).toBe(0)
  const stored = await bench.world.context.pool.query<{ files: { key: string | null }[] }>(
    'select files from book_import.upload',
  )
  expect(stored.rows[0]?.files.every(({ key }) => key === null)).toBe(true)
  expect(await readdir(bench.services.bookImport.folder)).toEqual([])
  expect((await call('runBookUpload', admin, { bookUploadId: id, run: 'import' })).status).toBe(409)
})

it('returns rejected rows with what is wrong, in the language of who started it', async () => {
  const files = await exampleFiles()
  const id = await upload({ ...files, 'bills.csv': (files['bills.csv'] ?? '').replace('81.15', '81.16') })
  await run(id, 'check')
  const checked = await only()
  expect(checked.hasResults).toBe(true)
  expect(checked.outcome?.find(({ file }) => file === 'bills')?.refused).toBeGreaterThan(0)
  const zip = await results(id)
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(zip.rawPayload.includes('changes/refused.csv')).toBe(true)
  await run(id, 'import')
  expect((await results(id)).rawPayload.includes('refused/bills.csv')).toBe(true)
  expect(await count("platform.audit_entry where action = 'book-results-downloaded'")).toBe(2)
})

it('says why files cannot be read, and checks them again when that is requested', async () => {
  const files = await exampleFiles()
  const id = await upload({ 'customers.csv': (files['customers.csv'] ?? '').replace('language', 'tongue') })
  await run(id, 'check')
  const failed = await only()
  expect(failed).toMatchObject({ state: 'Failed', outcome: null })
  expect(failed.problem).toContain('tongue')
  expect((await call('runBookUpload', admin, { bookUploadId: id, run: 'import' })).status).toBe(409)
  await run(id, 'check')
  expect((await only()).state).toBe('Failed')
})

it('names no folder of the server where files are missing', async () => {
  const id = await upload({ 'totals.json': '{}' })
  await run(id, 'check')
  const { problem } = await only()
  expect(problem).toMatch(/^This upload has no CSV or NDJSON file/)
  expect(problem).not.toContain(id)
})

it('imports nothing before it was checked, nor before every file has arrived', async () => {
  const files = await exampleFiles()
  const id = await announce(files)
  expect((await call('runBookUpload', admin, { bookUploadId: id, run: 'import' })).status).toBe(409)
  const refused = await call('runBookUpload', admin, { bookUploadId: id, run: 'check' })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('BOOK_UPLOAD_INCOMPLETE')])
  for (const [name, text] of Object.entries(files)) await sendOne(id, name, text)
  await run(id, 'check')
  // Nothing is added to files that were checked.
  expect((await sendOne(id, 'customers.csv', files['customers.csv'] ?? '')).status).toBe(409)
})

it('takes only files that a book has, as large as announced', async () => {
  const announceNames = (names: readonly string[]) =>
    call('createBookUpload', admin, { files: names.map((name) => ({ name, size: 10 })) })
  for (const name of [
    '../customers.csv',
    'passwd',
    'customers.csv/',
    'greenbutton/1.xml',
    '..xml',
    'a b.xml',
  ]) {
    expect([name, (await announceNames([name])).status]).toEqual([name, 400])
  }
  expect((await announceNames(['bills.csv', 'bills.csv'])).status).toBe(400)
  expect((await announceNames(['bills.csv', '7100000011.xml'])).status).toBe(200)
  const id = await announce({ 'bills.csv': '0123456789' })
  const begin = (fileName: string, size: number) =>
    call('beginBookFile', admin, { bookUploadId: id, fileName, size, key: randomUUID() })
  expect((await begin('bills.csv', 11)).status).toBe(404)
  expect((await begin('payments.csv', 10)).status).toBe(404)
})

it('is removed with its files, but not while it runs', async () => {
  const id = await upload(await exampleFiles())
  await call('runBookUpload', admin, { bookUploadId: id, run: 'check' })
  expect((await call('removeBookUpload', admin, { bookUploadId: id })).status).toBe(409)
  await takeQueued(bench, 'run-book-upload')
  await bench.runJobs()
  expect((await call('removeBookUpload', admin, { bookUploadId: id })).status).toBe(200)
  expect(await count('book_import.upload')).toBe(0)
  expect((await call('removeBookUpload', admin, { bookUploadId: id })).status).toBe(404)
})

it('ends a run that another one has replaced, without touching its result', async () => {
  const id = await upload(await exampleFiles())
  await call('runBookUpload', admin, { bookUploadId: id, run: 'check' })
  await takeQueued(bench, 'run-book-upload')
  const [old] = bench.waiting
  await bench.runJobs()
  await run(id, 'import')
  if (old !== undefined) bench.waiting.push(old)
  await bench.runJobs()
  expect((await only()).state).toBe('Imported')
})

it('waits while another import runs, and is no fault of the files', async () => {
  const id = await upload(await exampleFiles())
  const connection = await bench.world.context.direct.connect()
  try {
    await connection.query(`select pg_advisory_lock(${lockKey('book')})`, ['import'])
    await expect(run(id, 'check')).rejects.toThrow('Another import is running')
    expect((await only()).state).toBe('Checking')
  } finally {
    await connection.query('select pg_advisory_unlock_all()')
    connection.release()
  }
  bench.waiting.push({ jobName: 'run-book-upload', payload: { uploadId: id, attempt: 1, run: 'check' } })
  await bench.runJobs()
  expect((await only()).state).toBe('Checked')
})

it('is deleted a week after its last run', async () => {
  await upload(await exampleFiles())
  const purge = async () => {
    bench.waiting.push({ jobName: 'purge-book-uploads', payload: {} })
    await bench.runJobs()
  }
  bench.world.advance(6 * 86_400_000)
  await purge()
  expect(await count('book_import.upload')).toBe(1)
  bench.world.advance(2 * 86_400_000)
  await purge()
  expect(await count('book_import.upload')).toBe(0)
})

it('does not exist for anyone but administrators', async () => {
  const id = await upload({ 'customers.csv': (await exampleFiles())['customers.csv'] ?? '' })
  const calls = [
    ['listBookUploads', {}],
    ['createBookUpload', { files: [{ name: 'bills.csv', size: 1 }] }],
    ['beginBookFile', { bookUploadId: id, fileName: 'customers.csv', size: 1, key: randomUUID() }],
    ['finishBookFile', { bookUploadId: id, uploadId: randomUUID() }],
    ['runBookUpload', { bookUploadId: id, run: 'check' }],
    ['removeBookUpload', { bookUploadId: id }],
  ] as const
  for (const username of [
    'supervisor@example.com',
    'advisor.first@example.com',
    'dana.whitcombe@example.com',
  ]) {
    for (const [method, payload] of calls) {
      expect([method, (await call(method, username, payload)).status]).toEqual([method, 404])
    }
    expect(
      (await append({ bookUploadId: id, uploadId: randomUUID(), offset: '0' }, Buffer.from('a'), username))
        .status,
    ).toBe(404)
    expect((await results(id, username)).statusCode).toBe(404)
  }
  expect((await call('listBookUploads', null)).status).toBe(401)
})
