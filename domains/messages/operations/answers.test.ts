import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { takeQueued } from '../../testing/take-queued'
import type { TestBrowser } from '../../testing/test-browser'

let bench: MethodBench
let customer: TestBrowser
let advisor: TestBrowser
let colleague: TestBrowser
let stranger: TestBrowser

beforeAll(async () => {
  bench = await openMethodBench()
  customer = await signedIn('dana.whitcombe@example.com')
  advisor = await signedIn('advisor.first@example.com')
  colleague = await signedIn('supervisor@example.com')
  stranger = await signedIn('advisor.second@example.com')
})
afterAll(() => bench.close())

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await bench.world.context.pool.query<Row>(sql, [...values])).rows
}

/** A browser of somebody who has signed in; staff would need a second factor besides. */
async function signedIn(username: string): Promise<TestBrowser> {
  const [user] = await rowsOf<{ id: string }>('select "Id" as id from record."User" where "Username" = $1', [
    username,
  ])
  const browser = bench.browser()
  browser.cookies.session = (await bench.identity.startSession(user?.id ?? '')).token
  return browser
}

/** A new case of the customer. */
async function newCase(subject: string): Promise<string> {
  async function* parts() {
    for (const [name, value] of Object.entries({
      Type: 'Question',
      Subject: subject,
      Description: 'Please.',
    }))
      yield { kind: 'field', name, value }
  }
  bench.world.advance(1_000)
  await customer.callMultipart('sendMessage', parts())
  const [found] = await rowsOf<{ id: string }>('select "Id" as id from record."Case" where "Subject" = $1', [
    subject,
  ])
  await takeQueued(bench, 'send-case-reply')
  await bench.runJobs()
  return found?.id ?? ''
}

const answer = (caseId: string, more: object = {}) => ({
  caseId,
  after: '',
  CommentBody: 'Here it is.',
  closes: false,
  ...more,
})

const saidIn = (caseId: string) =>
  rowsOf<{ id: string; body: string; author: string }>(
    `select "Id" as id, "CommentBody" as body, "Author__c" as author from record."CaseComment"
     where "ParentId" = $1 order by "CreatedDate", "Id"`,
    [caseId],
  )

async function caseOf(caseId: string): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await rowsOf<Record<string, unknown>>('select * from record."Case" where "Id" = $1', [caseId])
  return row ?? {}
}

describe('an advisor’s answer', () => {
  it('is said once however often it is pressed, ends what is owed, and one mail is sent', async () => {
    const caseId = await newCase('Pressed twice')
    await Promise.all([1, 2, 3].map(() => advisor.call('answerCase', answer(caseId))))
    expect(await saidIn(caseId)).toMatchObject([{ body: 'Here it is.', author: 'Advisor' }])
    expect(await caseOf(caseId)).toMatchObject({ Status: 'Working', Reply_Due__c: null })
    expect(await takeQueued(bench, 'send-case-reply')).toBe(1)
    const mails = await bench.runJobs()
    expect(mails.map(({ to }) => to)).toEqual(['dana.whitcombe@example.com'])
    expect(mails[0]?.text).not.toContain('Here it is.')
  })

  it('closes the case when that is all, in the same words, and one mail is sent', async () => {
    const caseId = await newCase('Sent and closed')
    await advisor.call('answerCase', answer(caseId, { closes: true }))
    expect(await caseOf(caseId)).toMatchObject({ Status: 'Closed', Resolution__c: 'Here it is.' })
    expect(await takeQueued(bench, 'send-case-reply')).toBe(1)
    expect(await bench.runJobs()).toHaveLength(1)
    const [last] = await saidIn(caseId)
    bench.world.advance(1_000)
    await advisor.call('answerCase', answer(caseId, { after: last?.id, CommentBody: 'One more thing.' }))
    expect(await caseOf(caseId)).toMatchObject({ Status: 'Working', ClosedDate: null })
  })

  it('is not sent when a colleague answered meanwhile, nor when the customer wrote', async () => {
    const caseId = await newCase('Two at once')
    await colleague.call('answerCase', answer(caseId, { CommentBody: 'I was faster.' }))
    expect(await advisor.refusalKey('answerCase', answer(caseId))).toBe('modifiedSince')
    expect(await saidIn(caseId)).toMatchObject([{ body: 'I was faster.' }])
    const [last] = await saidIn(caseId)
    bench.world.advance(1_000)
    async function* parts() {
      for (const [name, value] of Object.entries({ caseId, after: last?.id ?? '', CommentBody: 'And now?' }))
        yield { kind: 'field', name, value }
    }
    await customer.callMultipart('replyToMessage', parts())
    expect(await advisor.refusalKey('answerCase', answer(caseId, { after: last?.id }))).toBe('modifiedSince')
    expect(await saidIn(caseId)).toHaveLength(2)
  })

  it('is refused with a merge field or a brace left in it, by the composer’s call and past it', async () => {
    const caseId = await newCase('Not filled in')
    for (const CommentBody of ['Until {planEnd}.', 'Until {', '}']) {
      expect(await advisor.refusalKey('answerCase', answer(caseId, { CommentBody }))).toBe('ruleFailed')
    }
    const perform = async (action: string, fields: object) => {
      const answered = await bench.world.app.inject({
        method: 'POST',
        url: `/services/data/v65.0/ui-api/actions/perform-quick-action/${action}`,
        headers: { authorization: `Bearer ${await bench.world.tokenOf('advisor.first@example.com')}` },
        payload: { contextId: caseId, fields },
      })
      return answered.statusCode
    }
    expect(await perform('Case.Reply', { CommentBody: 'Owed: {amountOwed}' })).toBe(400)
    expect(await perform('Case.Close', { Resolution__c: 'Owed: {amountOwed}' })).toBe(400)
    expect(await saidIn(caseId)).toEqual([])
    expect(await takeQueued(bench, 'send-case-reply')).toBe(0)
  })

  it('needs words', async () => {
    const caseId = await newCase('Without words')
    expect(await advisor.refusalKey('answerCase', answer(caseId, { CommentBody: ' \n' }))).toBe(
      'requiredFieldMissing',
    )
  })
})

describe('an internal note', () => {
  it('names its day and author, stays with notes of the same moment, and never reaches the customer', async () => {
    const caseId = await newCase('Noted')
    await Promise.all([
      advisor.call('addCaseNote', { caseId, note: 'Called the utility.' }),
      colleague.call('addCaseNote', { caseId, note: 'Agreed.' }),
    ])
    const notes = String((await caseOf(caseId)).Comments)
    expect(notes.split('\n').sort()).toEqual([
      expect.stringMatching(/^2026-11-20 · [^:]+: Agreed\.$/),
      expect.stringMatching(/^2026-11-20 · [^:]+: Called the utility\.$/),
    ])
    expect(await takeQueued(bench, 'send-case-reply')).toBe(0)
    expect(await saidIn(caseId)).toEqual([])
    const seen = await bench.world.app.inject({
      url: `/services/data/v65.0/ui-api/records/${caseId}?layoutTypes=Full&optionalFields=Case.Comments`,
      headers: { authorization: `Bearer ${await bench.world.tokenOf('dana.whitcombe@example.com')}` },
    })
    expect(seen.statusCode).toBe(200)
    expect(seen.payload).not.toContain('Called the utility')
  })
})

it.each([
  ['answerCase', answer('')],
  ['addCaseNote', { caseId: '', note: 'A note.' }],
])(
  '%s is for staff of the brand alone: a case of another is one that does not exist',
  async (method, body) => {
    const caseId = await newCase(`For ${method}`)
    expect(await bench.browser().refusalKey(method, { ...body, caseId })).toBe('invalidSession')
    for (const browser of [customer, stranger]) {
      expect(await browser.refusalKey(method, { ...body, caseId })).toBe('notFound')
    }
    expect(await stranger.refusalKey(method, { ...body, caseId: '500000000000001AAA' })).toBe('notFound')
    expect(await saidIn(caseId)).toEqual([])
    expect((await caseOf(caseId)).Comments).toBeNull()
  },
)
