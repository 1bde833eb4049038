import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../testing/new-customer'
import type { TestBrowser } from '../../testing/test-browser'
import { unsafeFileWords } from '../objects/first-document-words'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

interface Overview {
  readonly problem: string | null
  readonly orderId: string | null
  readonly street: string | null
  readonly documents: readonly {
    readonly type: string
    readonly status: string
    readonly receiptNumber: string | null
    readonly reason: { readonly en: string; readonly es: string } | null
    readonly explanation: { readonly en: string; readonly es: string } | null
    readonly due: string | null
    readonly files: readonly { readonly name: string | null; readonly scan: string }[]
  }[]
  readonly types: readonly { readonly type: string }[]
  readonly missing: readonly string[]
}

/** A customer whose order asks for an identity document and a lease, with the step that waits for them. */
async function enrolling(options: { readonly brand?: 'first' | 'second' } = {}) {
  const customer = await createCustomer(bench, options)
  const { engine } = bench.world.context
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [customer.confirmationNumber],
  )
  const orderId = rows[0]?.id ?? ''
  const requirement = (type: string, isRequired: boolean) =>
    engine.createRecord(bench.systemViewer, 'Document_Requirement__c', {
      fields: {
        Account__c: customer.accountId,
        Order__c: orderId,
        Document_Type__c: type,
        Is_Required__c: isRequired,
      },
    })
  await engine.createRecord(bench.systemViewer, 'WorkStep', {
    fields: { Order__c: orderId, Step_Type__c: 'Documents', Responsible__c: 'Customer' },
  })
  const identity = await requirement('Identity', true)
  const lease = await requirement('Lease', false)
  return { ...customer, orderId, identity, lease }
}

async function lookUp(customer: NewCustomer): Promise<TestBrowser> {
  const browser = bench.browser()
  const { confirmationNumber: identifier, zipCode } = customer
  await browser.call('lookUpEnrollment', { identifier, zipCode })
  return browser
}

const overview = async (browser: TestBrowser, orderId?: string) =>
  (await browser.call('documentsOverview', orderId === undefined ? {} : { orderId })) as unknown as Overview

async function* parts(
  fields: Readonly<Record<string, string>>,
  file?: Buffer,
  name = 'part',
  fileName = 'a.pdf',
) {
  for (const [field, value] of Object.entries(fields)) yield { kind: 'field', name: field, value }
  if (file !== undefined) yield { kind: 'file', name, fileName, bytes: Readable.from([file]) }
}

interface Sending {
  readonly type?: string
  readonly fileName?: string
  readonly key?: string
  readonly orderId?: string
}

/** Sends a file in parts of `partBytes`, as a script does. */
async function send(browser: TestBrowser, bytes: Buffer, sending: Sending = {}, partBytes = 1_000_000) {
  const { type = 'Identity', fileName = 'passport.pdf', key = randomUUID(), orderId = '' } = sending
  const begin = { orderId, documentType: type, fileName, size: bytes.length, key }
  const { uploadId } = (await browser.call('beginUpload', begin)) as { uploadId: string }
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes)
    await browser.callMultipart('appendUpload', parts({ orderId, uploadId, offset: String(offset) }, part))
  }
  return browser.call('finishUpload', { orderId, uploadId })
}

const stepOf = async (orderId: string) => {
  const { rows } = await bench.world.context.pool.query<{ step: string }>(
    `select "Status" || ' ' || "Responsible__c" as step from record."WorkStep" where "Order__c" = $1`,
    [orderId],
  )
  return rows[0]?.step
}

/** An identity check of the order in that state, with what reads its state again. */
async function identityCheck({ accountId, orderId }: { accountId: string; orderId: string }, status: string) {
  const { engine, now, pool } = bench.world.context
  const checkId = await engine.createRecord(bench.systemViewer, 'Identity_Verification__c', {
    fields: {
      Account__c: accountId,
      Order__c: orderId,
      Sent_At__c: now().toISOString(),
      Expires_At__c: new Date(now().getTime() + 86_400_000).toISOString(),
    },
  })
  if (status !== 'Sent') {
    await engine.updateRecord(bench.systemViewer, checkId, { fields: { Status__c: status } })
  }
  return async () => {
    const { rows } = await pool.query<{ status: string }>(
      `select "Status__c" as status from record."Identity_Verification__c" where "Id" = $1`,
      [checkId],
    )
    return rows[0]?.status
  }
}

describe('documents of an order', () => {
  it.each([
    ['Sent', 'Manual_Review'],
    ['Expired', 'Manual_Review'],
    // The check at the service may still end first.
    ['Opened', 'Opened'],
  ])(
    'an identity document in place of a check that is %s settles it once it is accepted',
    async (status, then) => {
      const customer = await enrolling()
      const statusOfCheck = await identityCheck(customer, status)
      await send(await lookUp(customer), pdf)
      expect(await statusOfCheck()).toBe(then)
      await bench.runJobs()
      await bench.world.context.engine.updateRecord(bench.systemViewer, customer.identity, {
        fields: { Status__c: 'Accepted' },
      })
      expect(await statusOfCheck()).toBe('Passed')
    },
  )

  it('are received, scanned and accepted, and the step of the order moves along', async () => {
    const customer = await enrolling()
    const browser = await lookUp(customer)
    expect(await overview(browser)).toMatchObject({
      problem: null,
      orderId: null,
      street: '•• L••••••',
      missing: ['Identity'],
      types: [
        { type: 'Identity', isRequired: true },
        { type: 'Lease', isRequired: false },
        { type: 'Proof_Of_Residence', isRequired: false },
        { type: 'Ownership', isRequired: false },
      ],
    })
    expect(await stepOf(customer.orderId)).toBe('New Customer')
    expect(await browser.refusalKey('finishDocuments', { orderId: '' })).toBe('documentsMissing')

    await send(browser, pdf)
    const received = await overview(browser)
    expect(received).toMatchObject({ missing: [] })
    expect(received.documents[0]).toMatchObject({
      type: 'Identity',
      status: 'Received',
      receiptNumber: expect.stringMatching(/^R\d{8}$/),
      files: [{ name: null, scan: 'Pending' }],
    })
    expect(await stepOf(customer.orderId)).toBe('In Progress Provider')
    expect(await browser.call('finishDocuments', { orderId: '' })).toEqual({ location: '/documents?done' })

    await bench.runJobs()
    expect((await overview(browser)).documents[0]).toMatchObject({
      status: 'Checking',
      files: [{ scan: 'Clean' }],
    })
    await bench.world.context.engine.updateRecord(bench.systemViewer, customer.identity, {
      fields: { Status__c: 'Accepted' },
    })
    expect(await stepOf(customer.orderId)).toBe('Completed Provider')
    expect(await browser.call('enrollmentStatus')).toMatchObject({
      tracker: { steps: [{ type: 'Documents', state: 'done' }], next: { name: 'weSendOrder' } },
    })
    const begin = { orderId: '', documentType: 'Identity', fileName: 'a.pdf', size: 1, key: randomUUID() }
    const { uploadId } = (await browser.call('beginUpload', begin)) as { uploadId: string }
    await browser.callMultipart('appendUpload', parts({ uploadId, offset: '0' }, Buffer.from('%')))
    expect(await browser.refusalKey('finishUpload', { orderId: '', uploadId })).not.toBe('internal')
  })

  it('that were rejected are replaced in place, and the step waits for the customer meanwhile', async () => {
    const customer = await enrolling()
    const browser = await lookUp(customer)
    await send(browser, pdf)
    await bench.runJobs()
    await bench.world.context.engine.updateRecord(bench.systemViewer, customer.identity, {
      fields: { Status__c: 'Rejected', Rejection_Text__c: 'Missing.', Rejection_Text_ES__c: 'Falta.' },
    })
    expect(await stepOf(customer.orderId)).toBe('In Progress Customer')
    expect(await overview(browser)).toMatchObject({
      missing: ['Identity'],
      documents: [{ status: 'Rejected', reason: { en: 'Missing.', es: 'Falta.' } }, {}],
    })
    const before = (await overview(browser)).documents[0]?.receiptNumber
    await send(browser, pdf)
    await send(browser, pdf)
    const after = await overview(browser)
    expect(after.documents[0]).toMatchObject({ status: 'Received', reason: null, receiptNumber: before })
    expect(after.documents[0]?.files).toHaveLength(2)
  })

  it('with malware are rejected, and their bytes are gone', async () => {
    const customer = await enrolling()
    const browser = await lookUp(customer)
    await send(browser, Buffer.from(`%PDF-1.7\n${eicar}`))
    await bench.runJobs()
    expect((await overview(browser)).documents[0]).toMatchObject({
      status: 'Rejected',
      reason: unsafeFileWords,
      files: [{ scan: 'Infected' }],
    })
    const { rows } = await bench.world.context.pool.query<{ key: string }>(
      `select v."Storage_Key__c" as key from record."ContentVersion" v where v."Scan_Status__c" = 'Infected'
       order by v."CreatedDate" desc limit 1`,
    )
    expect(await bench.world.context.files.get(rows[0]?.key ?? '')).toBeNull()
  })

  it.each(['down', 'slow', 'nonsense'] as const)(
    'stay received while the scanner is %s, and go on when it is well',
    async (faultMode) => {
      const customer = await enrolling()
      const browser = await lookUp(customer)
      await send(browser, pdf)
      const job = bench.waiting.at(-1)
      bench.scanner.setFaultMode(faultMode)
      await expect(bench.runJobs()).rejects.toThrow('The scanner ')
      expect((await overview(browser)).documents[0]).toMatchObject({ status: 'Received' })
      bench.scanner.setFaultMode('well')
      if (job !== undefined) bench.waiting.push(job)
      await bench.runJobs()
      expect((await overview(browser)).documents[0]).toMatchObject({ status: 'Checking' })
    },
  )
})

describe('an upload in parts', () => {
  it('goes on where it stopped: parts that come again, overlap or leave a gap', async () => {
    const customer = await enrolling()
    const browser = await lookUp(customer)
    const bytes = Buffer.concat([pdf, Buffer.alloc(5_000, 0x20)])
    const key = randomUUID()
    const begin = { orderId: '', documentType: 'Identity', fileName: 'p.pdf', size: bytes.length, key }
    const { uploadId } = (await browser.call('beginUpload', begin)) as { uploadId: string }
    const append = (from: number, to: number) =>
      browser.callMultipart(
        'appendUpload',
        parts({ uploadId, offset: String(from) }, bytes.subarray(from, to)),
      )
    expect(await append(0, 2_000)).toMatchObject({ offset: 2_000 })
    expect(await append(0, 2_000)).toMatchObject({ offset: 2_000 })
    expect(await append(1_000, 3_000)).toMatchObject({ offset: 3_000 })
    await expect(append(4_000, 5_000)).rejects.toMatchObject({ key: 'uploadOutOfPlace' })
    expect(await browser.call('beginUpload', begin)).toMatchObject({ uploadId, offset: 3_000 })
    expect(await browser.refusalKey('finishUpload', { orderId: '', uploadId })).toBe('uploadIncomplete')
    await append(3_000, bytes.length)
    const [first, second] = await Promise.all([
      browser.call('finishUpload', { orderId: '', uploadId }),
      browser.call('finishUpload', { orderId: '', uploadId }),
    ])
    expect(first).toEqual(second)
    const { files } = (await overview(browser)).documents[0] ?? { files: [] }
    expect(files).toHaveLength(1)
    const { rows } = await bench.world.context.pool.query<{ size: number }>(
      `select v."ContentSize" as size from record."ContentVersion" v where v."PathOnClient" = 'p.pdf'`,
    )
    expect(rows).toEqual([{ size: bytes.length }])
  })

  it('belongs to its order: nobody else’s look-up goes on with it', async () => {
    const [mine, theirs] = [await enrolling(), await enrolling()]
    const [browser, stranger] = [await lookUp(mine), await lookUp(theirs)]
    const begin = { orderId: '', documentType: 'Lease', fileName: 'p.pdf', size: 10, key: randomUUID() }
    const { uploadId } = (await browser.call('beginUpload', begin)) as { uploadId: string }
    await expect(
      stranger.callMultipart('appendUpload', parts({ uploadId, offset: '0' }, pdf.subarray(0, 10))),
    ).rejects.toMatchObject({ key: 'uploadNotFound' })
    expect(await stranger.refusalKey('finishUpload', { orderId: '', uploadId })).toBe('uploadNotFound')
    expect(await stranger.refusalKey('beginUpload', { ...begin, orderId: mine.orderId })).toBe(
      'orderNotFound',
    )
  })

  it('ends with the look-up that let it begin: neither a part nor its end is taken after that', async () => {
    const customer = await enrolling()
    const browser = await lookUp(customer)
    const begin = {
      orderId: '',
      documentType: 'Lease',
      fileName: 'l.pdf',
      size: pdf.length,
      key: randomUUID(),
    }
    const { uploadId } = (await browser.call('beginUpload', begin)) as { uploadId: string }
    const append = (from: number, to: number) =>
      browser.callMultipart('appendUpload', parts({ uploadId, offset: String(from) }, pdf.subarray(from, to)))
    await append(0, 10)
    bench.world.advance(31 * 60_000)
    await expect(append(10, pdf.length)).rejects.toMatchObject({ key: 'orderNotFound' })
    expect(await browser.refusalKey('finishUpload', { orderId: '', uploadId })).toBe('orderNotFound')
    const { confirmationNumber: identifier, zipCode } = customer
    await browser.call('lookUpEnrollment', { identifier, zipCode })
    expect(await append(10, pdf.length)).toMatchObject({ offset: pdf.length })
  })

  it('is refused at once for what can be told at once', async () => {
    const browser = await lookUp(await enrolling())
    const begin = { orderId: '', documentType: 'Identity', fileName: 'p.pdf', size: 10, key: randomUUID() }
    expect(await browser.refusalKey('beginUpload', { ...begin, documentType: '' })).toBe(
      'requiredFieldMissing',
    )
    expect(await browser.refusalKey('beginUpload', { ...begin, fileName: 'p.exe' })).toBe('invalidFileFormat')
    expect(await browser.refusalKey('beginUpload', { ...begin, size: 0 })).toBe('emptyFile')
    expect(await browser.refusalKey('beginUpload', { ...begin, size: 21_000_000 })).toBe('fileTooLarge')
    for (let count = 0; count < 10; count += 1) {
      await browser.call('beginUpload', { ...begin, size: 20_000_000, key: randomUUID() })
    }
    expect(await browser.refusalKey('beginUpload', { ...begin, size: 20_000_000, key: randomUUID() })).toBe(
      'fileQuota',
    )
    bench.world.advance(86_400_000)
  })
})

describe('the link of a mail', () => {
  it('opens the documents of its order to a guest, for a day, as often as it is opened', async () => {
    const customer = await enrolling()
    const other = await enrolling()
    bench.waiting.push({
      jobName: 'send-order-link',
      payload: { orderId: customer.orderId, page: 'documents' },
    })
    const [mail] = await bench.runJobs()
    const link = /https:\S*\/documents\/\w{18}\?link=([\w-]{43})/.exec(mail?.text ?? '')
    const browser = bench.browser()
    browser.cookies.link = link?.[1] ?? null
    expect(await overview(browser, customer.orderId)).toMatchObject({ problem: 'linkOffered', street: null })
    await browser.call('takeOrderLink', { choice: 'mine' })
    expect(await overview(browser, customer.orderId)).toMatchObject({
      problem: null,
      orderId: customer.orderId,
      street: '12 Lantern Row',
    })
    await send(browser, pdf, { orderId: customer.orderId })
    expect((await overview(browser)).documents[0]?.files).toMatchObject([{ name: 'passport.pdf' }])
    expect(await overview(browser, other.orderId)).toMatchObject({ problem: 'orderNotFound' })
    const elsewhere = bench.browser({ brand: 'second' })
    elsewhere.cookies.link = browser.cookies.orderLink
    elsewhere.cookies.orderLink = browser.cookies.orderLink
    expect(await overview(elsewhere, customer.orderId)).toMatchObject({ problem: 'orderNotFound' })

    bench.world.advance(86_400_000)
    expect(await overview(browser, customer.orderId)).toMatchObject({ problem: 'linkExpired', documents: [] })
    await browser.call('sendOrderTaskLink')
    const [again] = await bench.runJobs()
    expect(again?.to).toBe(customer.email)
    expect(await overview(browser, customer.orderId)).toMatchObject({ problem: 'linkNotLatest' })
    expect(await bench.browser().refusalKey('sendOrderTaskLink')).toBe('orderNotFound')
  })
})
