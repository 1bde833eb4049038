import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@porchlight/providers/files/s3-stand-in'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeFolder,
  type OperatorSettings,
  type RunningServer,
  runCommand,
  startServer,
} from './operator-process'

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/of+the test' }
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let folder: string
let database: TestDatabase
let s3: S3StandIn
let onDisk: OperatorSettings
let settings: OperatorSettings
let server: RunningServer | null = null
let token: string

beforeAll(async () => {
  folder = await makeFolder('porchlight s3 ')
  database = await createTestDatabase()
  s3 = await startS3StandIn({ bucket: 'documents', ...credentials })
  onDisk = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.connectionString }
  settings = {
    ...onDisk,
    PORCHLIGHT_FILES: 's3',
    PORCHLIGHT_FILES_BUCKET: 'documents',
    PORCHLIGHT_FILES_ENDPOINT: s3.endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  server = await startServer({ ...settings, PORCHLIGHT_JOBS_PAUSED: '1' })
  token = (await runCommand(settings, ['token', 'dana.whitcombe@example.com'])).output.trim()
})

afterAll(async () => {
  await server?.stop()
  await s3.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function send(name: string, text: string): Promise<number> {
  const form = new FormData()
  form.append('fileData', new Blob([text]), name)
  const path = '/services/data/v65.0/ui-api/records/content-documents/content-versions'
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${server?.origin}${path}`, { method: 'POST', headers, body: form })).status
}

async function scans(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.pool.query<{ name: string; scan: string }>(
    `select "PathOnClient" as name, "Scan_Status__c" as scan from record."ContentVersion"
     where "PathOnClient" in ('lease.pdf', 'bad.pdf')`,
  )
  return Object.fromEntries(rows.map(({ name, scan }) => [name, scan]))
}

/** Returns what was uploaded to the bucket, in addition to the demo's files. */
const sent = () =>
  [...s3.objects].flatMap(([path, bytes]) => (path.startsWith('documents/uploads/') ? [bytes] : []))

it('the files of the demo lie in the bucket from its first start on', async () => {
  const { rows } = await database.pool.query<{ path: string; size: number }>(
    `select 'documents/' || "Storage_Key__c" as path, "ContentSize" as size from record."ContentVersion"`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(150)
  expect(new Map([...s3.objects].map(([path, { length }]) => [path, length]))).toEqual(
    // Next to them is the name by which servers know that they share the bucket.
    new Map([['documents/file-store', 36], ...rows.map(({ path, size }) => [path, size] as const)]),
  )
})

it('documents lie in the bucket, wait there for the scanner, and go when it finds something', async () => {
  expect(await send('lease.pdf', pdf)).toBe(201)
  expect(await send('bad.pdf', `${pdf}${eicar}`)).toBe(201)
  expect(await scans()).toEqual({ 'lease.pdf': 'Pending', 'bad.pdf': 'Pending' })
  expect(sent()).toHaveLength(2)
  expect(await readdir(join(folder, 'data')).catch(() => [])).not.toContain('files')
  s3.faults.mood = 'down'
  expect(await send('later.pdf', pdf)).toBe(503)
  s3.faults.mood = 'hanging'
  const startedAt = performance.now()
  expect(await send('later.pdf', pdf)).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  s3.faults.mood = 'well'
  await server?.stop()
  server = await startServer(settings)
  await expect.poll(scans).toEqual({ 'lease.pdf': 'Clean', 'bad.pdf': 'Infected' })
  await expect.poll(() => sent().map(String)).toEqual([pdf])
  await server.stop()
  server = null
})

it('a copy says that it holds no files of a bucket, and so does its restore to a disk', async () => {
  // Copies of the whole demo world are slow, and tested elsewhere.
  await database.pool.query('truncate record."Account" cascade')
  const copy = join(folder, 's3.gz')
  const made = await runCommand(settings, ['backup', copy])
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining('Files lie in s3://documents and are not in the copy.'),
  })
  const restored = await runCommand(onDisk, ['restore', copy, '--replace'])
  expect(restored.output).toContain('The copy’s files lie in s3://documents and are not restored')
})

it('a copy with files of a disk is restored into a bucket', async () => {
  const copy = join(folder, 'disk.gz')
  await mkdir(join(folder, 'data', 'files', 'uploads'), { recursive: true })
  await writeFile(join(folder, 'data', 'files', 'uploads', 'one'), pdf)
  expect(await runCommand(onDisk, ['backup', copy])).toMatchObject({ code: 0 })
  s3.faults.mood = 'full'
  const refused = await runCommand(settings, ['restore', copy, '--replace'])
  expect(refused).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('s3://documents does not take files'),
  })
  s3.faults.mood = 'well'
  const restored = await runCommand(settings, ['restore', copy, '--replace'])
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('Put the copy’s files into s3://documents; nothing was removed there.'),
  })
  expect(s3.objects.get('documents/uploads/one')?.toString()).toBe(pdf)
})
