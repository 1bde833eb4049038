import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { scanFile } from './job'

let bench: MethodBench
let token: string
const uiApi = '/services/data/v65.0/ui-api/records'

beforeAll(async () => {
  bench = await openMethodBench()
  token = await bench.world.tokenOf('admin@example.com')
})
afterAll(() => bench.close())

interface File {
  readonly documentId: string
  readonly versionId: string
}

/**
 * Everybody who writes a file and its versions locks a version before the file. Each writer is tried against another
 * that has the version and then wants the file: a writer in any other order would end in a deadlock with it, and so
 * would some pair of writers.
 */
describe('a file and its versions are locked in one order', () => {
  const writers: Readonly<Record<string, (file: File) => Promise<number>>> = {
    'sending a version': ({ documentId }) => upload(`/content-documents/${documentId}/content-versions`),
    'scanning a version': async ({ versionId }) => {
      const job = { versionId }
      await scanFile.run(job, { services: bench.services } as never)
      return 200
    },
    'describing a file': ({ documentId }) => send('PATCH', `/${documentId}`, { fields: { Title: 'Deed' } }),
    'describing files in a batch': ({ documentId }) =>
      send('POST', '/batch', {
        operations: [{ type: 'UPDATE', records: [{ fields: { Id: documentId, Title: 'Deed' } }] }],
      }),
    'deleting a file': ({ documentId }) => send('DELETE', `/${documentId}`),
  }

  it.each(Object.entries(writers))('by %s', async (_name, write) => {
    const file = await newFile()
    const other = await bench.world.context.pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from record."ContentVersion" where "Id" = $1 for update', [file.versionId])
      const writing = write(file)
      await untilWaiting(writing)
      await other.query('select 1 from record."ContentDocument" where "Id" = $1 for update', [
        file.documentId,
      ])
      await other.query('commit')
      expect(await writing).toBeLessThan(300)
    } finally {
      other.release()
    }
  })
})

/** Until the work has ended, or a statement of it waits for a lock. */
async function untilWaiting(work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const note = () => {
    hasEnded = true
  }
  void work.then(note, note)
  for (;;) {
    const { rows } = await bench.world.context.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (hasEnded || rows.length > 0) return
  }
}

async function newFile(): Promise<File> {
  const status = await upload('/content-documents/content-versions')
  expect(status).toBe(201)
  const { rows } = await bench.world.context.pool.query<File>(
    `select "ContentDocumentId" as "documentId", "Id" as "versionId" from record."ContentVersion"
     order by "CreatedDate" desc, "Id" desc limit 1`,
  )
  const [file] = rows
  if (file === undefined) throw new TypeError('No file was stored.')
  return file
}

async function upload(path: string): Promise<number> {
  const part = (name: string, more: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const payload = `${part('title', '', 'Deed')}${part('fileData', '; filename="deed.pdf"', '%PDF-1.7\n1 0 obj')}--x--\r\n`
  const answer = await bench.world.app.inject({
    method: 'POST',
    url: uiApi + path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  })
  return answer.statusCode
}

async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object): Promise<number> {
  const answer = await bench.world.app.inject({
    method,
    url: uiApi + path,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })
  return answer.statusCode
}
