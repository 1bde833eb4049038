import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A browser of somebody who has signed in; staff would need a second factor besides. */
async function signedIn(username: string): Promise<TestBrowser> {
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  const browser = bench.browser()
  browser.cookies.session = (await bench.identity.startSession(rows[0]?.id ?? '')).token
  return browser
}

/** Sends a message with that file; gives the file’s id. */
async function sendFile(browser: TestBrowser, name: string, content: string): Promise<string> {
  async function* parts() {
    for (const [field, value] of Object.entries({
      Type: 'Question',
      Subject: name,
      Description: 'Please see.',
    }))
      yield { kind: 'field', name: field, value }
    yield { kind: 'file', name: 'attachment', fileName: name, bytes: Readable.from([Buffer.from(content)]) }
  }
  await browser.callMultipart('sendMessage', parts())
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."ContentDocument" where "Title" = $1',
    [name],
  )
  return rows[0]?.id ?? ''
}

const scanOf = async (fileId: string) => {
  const { rows } = await bench.world.context.pool.query<{ scan: string }>(
    'select "Scan_Status__c" as scan from record."ContentDocument" where "Id" = $1',
    [fileId],
  )
  return rows[0]?.scan
}

it('a file comes back whole to its owner and to staff of the brand, once it was found clean', async () => {
  const dana = await signedIn('dana.whitcombe@example.com')
  const fileId = await sendFile(dana, 'Contrato de José.pdf', pdf)
  expect([await scanOf(fileId), await dana.refusalKey('downloadFile', { fileId })]).toEqual([
    'Pending',
    'notFound',
  ])
  await bench.runJobs()
  expect(await scanOf(fileId)).toBe('Clean')
  const got = await dana.call('downloadFile', { fileId })
  expect(await text(got as unknown as Readable)).toBe(pdf)
  expect(bench.alarms).toEqual([])

  const advisor = await signedIn('advisor.first@example.com')
  expect(await text((await advisor.call('downloadFile', { fileId })) as unknown as Readable)).toBe(pdf)
  expect(bench.alarms).toEqual([
    expect.stringMatching(/^file-opened \{"versionId":"068\w+","userId":"005\w+"\}$/),
  ])
  for (const username of ['advisor.second@example.com', 'priyanka.ramesh-doyle@example.com']) {
    const other = await signedIn(username)
    expect(await other.refusalKey('downloadFile', { fileId })).toBe('notFound')
    expect(await other.refusalKey('downloadFile', { fileId: '069000000000000AAA' })).toBe('notFound')
  }
  expect(await bench.browser().refusalKey('downloadFile', { fileId })).toBe('invalidSession')
})

it('an infected file is gone for everybody, and the file’s record says so', async () => {
  const dana = await signedIn('dana.whitcombe@example.com')
  const fileId = await sendFile(dana, 'infected.pdf', `%PDF-1.7\n${eicar}`)
  await bench.runJobs()
  expect(await scanOf(fileId)).toBe('Infected')
  const advisor = await signedIn('advisor.first@example.com')
  for (const browser of [dana, advisor]) {
    expect(await browser.refusalKey('downloadFile', { fileId })).toBe('notFound')
  }
})
