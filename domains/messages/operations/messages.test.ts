import { readdir } from 'node:fs/promises'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld
let token: string
let contactId: string

const username = 'dana.whitcombe@example.com'
const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'])
const words = { Type: 'Question', Subject: 'Where is my bill?', Description: 'I did not get one.' }

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  token = await world.tokenOf(username)
  const [user] = await rows<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = $1`,
    [username],
  )
  contactId = user?.id ?? ''
})

beforeEach(async () => {
  // A day later the counts of attempts begin anew, and the same words are another message.
  world.advance(25 * 3_600_000)
  token = await world.tokenOf(username)
})

afterAll(() => world.close())

interface Answer {
  readonly status: number
  readonly location: string
  readonly fields: readonly string[]
  readonly code: string
}

async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return (await world.context.pool.query(text, [...values])).rows as readonly Row[]
}

function formOf(texts: Readonly<Record<string, string>>, file: Blob | null = null, fileName = 'bill.pdf') {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  if (file !== null) form.append('attachment', file, fileName)
  return form
}

async function post(method: string, form: FormData, bearer: string | null = token): Promise<Answer> {
  const answer = await fetch(`${world.origin}/lwr/apex/v65.0/CustomerPortalMessageController/${method}`, {
    method: 'POST',
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    body: form,
  })
  const body = (await answer.json()) as {
    readonly location?: string
    readonly output?: {
      readonly errors: readonly { readonly errorCode: string }[]
      readonly fieldErrors: Readonly<Record<string, readonly { readonly errorCode: string }[]>>
    }
  }
  const { errors = [], fieldErrors = {} } = body.output ?? {}
  const [first] = [...errors, ...Object.values(fieldErrors).flat()]
  return {
    status: answer.status,
    location: body.location ?? '',
    fields: Object.keys(fieldErrors),
    code: first?.errorCode ?? '',
  }
}

const idIn = ({ location }: Answer) => /^\/messages\/(500\w{15})\?/.exec(location)?.[1] ?? location

const caseOf = async (id: string) =>
  (await rows<Record<string, unknown>>(`select * from record."Case" where "Id" = $1`, [id]))[0] ?? {}

const count = async (table: string) => (await rows(`select 1 from record."${table}"`)).length

const storedFiles = async () =>
  (await readdir(world.context.settings.dataDir, { recursive: true })).filter((path) =>
    /uploads\/.{8,}/.test(path),
  ).length

const commentsOf = (caseId: string) =>
  rows<{ body: string; author: string }>(
    `select "CommentBody" as body, "Author__c" as author from record."CaseComment"
     where "ParentId" = $1 order by "CreatedDate"`,
    [caseId],
  )

describe('a new message', () => {
  it('is a case of the customer’s own, with its file and the promised dates', async () => {
    const [account] = await rows<{ id: string }>(
      `select "Id" as id from record."Account" where "ContactId" = $1 limit 1`,
      [contactId],
    )
    const sent = await post(
      'sendMessage',
      formOf({ ...words, Type: 'Complaint', AccountId: account?.id ?? '' }, pdf),
    )
    expect(sent).toMatchObject({ status: 200, location: expect.stringMatching(/\?sent$/) })
    const stored = await caseOf(idIn(sent))
    expect(stored).toMatchObject({
      Subject: words.Subject,
      Description: words.Description,
      Type: 'Complaint',
      Status: 'New',
      Origin: 'Web',
      ContactId: contactId,
      AccountId: account?.id,
      Complaint_Due_Date__c: '2026-12-12',
    })
    // A Saturday's message is answered on Tuesday at the latest.
    expect(new Date(String(stored.Reply_Due__c)).toISOString()).toBe('2026-11-24T22:00:00.000Z')
    const files = await rows(
      `select d."Title", d."Contact__c" from record."ContentDocument" d
       join record."ContentDocumentLink" l on l."ContentDocumentId" = d."Id" where l."Case__c" = $1`,
      [idIn(sent)],
    )
    expect(files).toEqual([{ Title: 'bill.pdf', Contact__c: contactId }])
  })

  it('sent twice at once, and again later that day, is one message with one file', async () => {
    const before = [await count('Case'), await storedFiles()]
    const answers = await Promise.all([1, 2, 3].map(() => post('sendMessage', formOf(words, pdf))))
    answers.push(await post('sendMessage', formOf(words, pdf)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(idIn)).size).toBe(1)
    expect([await count('Case'), await storedFiles()]).toEqual(before.map((number) => number + 1))
    const other = await post('sendMessage', formOf({ ...words, Description: 'Still not.' }, pdf))
    expect(idIn(other)).not.toBe(answers.map(idIn)[0])
  })

  it('needs subject and description, and names both', async () => {
    const before = await storedFiles()
    const refused = await post('sendMessage', formOf({ ...words, Subject: ' ', Description: '\r\n' }, pdf))
    expect(refused).toMatchObject({ status: 400, fields: ['Subject', 'Description'] })
    expect(await storedFiles()).toBe(before)
  })

  it.each([
    ['of a format that is not accepted', new Blob(['MZ']), 'program.exe', 'INVALID_FILE_FORMAT'],
    ['that is not what its name says', pdf, 'photo.png', 'INVALID_FILE_FORMAT'],
    ['that is empty', new Blob([]), 'bill.pdf', 'EMPTY_FILE'],
    [
      'of more than 20 MB, which is read off the line',
      new Blob([pdf, new Uint8Array(26_000_000)]),
      'bill.pdf',
      'FILE_TOO_LARGE',
    ],
  ])('with a file %s is refused whole', async (_what, file, fileName, code) => {
    const before = [await count('Case'), await storedFiles()]
    const refused = await post('sendMessage', formOf(words, file, fileName))
    expect(refused).toMatchObject({ fields: ['attachment'], code })
    expect([await count('Case'), await storedFiles()]).toEqual(before)
  })

  it('about another customer’s account is refused, and its file does not stay', async () => {
    const [foreign] = await rows<{ id: string }>(
      `select "Id" as id from record."Account" where "ContactId" <> $1 limit 1`,
      [contactId],
    )
    const before = [await count('Case'), await storedFiles()]
    const refused = await post('sendMessage', formOf({ ...words, AccountId: foreign?.id ?? '' }, pdf))
    expect(refused).toMatchObject({ status: 400, fields: ['AccountId'] })
    expect([await count('Case'), await storedFiles()]).toEqual(before)
  })

  it('takes a browser’s unused file field for none, and nothing that it does not know', async () => {
    expect((await post('sendMessage', formOf(words, new Blob([]), ''))).status).toBe(200)
    expect(await post('sendMessage', formOf({ ...words, Status: 'Closed' }))).toMatchObject({ status: 400 })
  })

  it('is for customers who are signed in, and 30 within an hour', async () => {
    expect((await post('sendMessage', formOf(words), null)).status).toBe(401)
    const advisor = await world.tokenOf('advisor.first@example.com')
    expect((await post('sendMessage', formOf(words), advisor)).status).toBe(403)
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent += 1) {
      statuses.push((await post('sendMessage', formOf({ ...words, Subject: `Number ${sent}` }))).status)
    }
    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31])
  })
})

describe('a reply', () => {
  async function ownCase(status: string): Promise<string> {
    const sent = await post('sendMessage', formOf({ ...words, Subject: `A ${status} one` }))
    const closed = status === 'Closed' ? world.context.now().toISOString() : null
    await rows(
      `update record."Case" set "Status" = $2, "ClosedDate" = $3, "Clock_Paused__c" = now() where "Id" = $1`,
      [idIn(sent), status, closed],
    )
    return idIn(sent)
  }
  const reply = (caseId: string, more: Readonly<Record<string, string>> = {}) =>
    formOf({ caseId, after: '', CommentBody: 'Here it is.\r\nThank you.', ...more })

  it('is said as the customer, and takes up a case that waits for it', async () => {
    const caseId = await ownCase('Waiting on Customer')
    expect(await post('replyToMessage', reply(caseId.slice(0, 15)))).toMatchObject({
      status: 200,
      location: `/messages/${caseId}?replied`,
    })
    expect(await commentsOf(caseId)).toEqual([{ body: 'Here it is.\nThank you.', author: 'Customer' }])
    expect(await caseOf(caseId)).toMatchObject({ Status: 'Working', Clock_Paused__c: null })
  })

  it('opens a closed case again, with a new promise', async () => {
    const caseId = await ownCase('Closed')
    await rows(`update record."Case" set "Reply_Due__c" = null where "Id" = $1`, [caseId])
    expect((await post('replyToMessage', reply(caseId))).status).toBe(200)
    const stored = await caseOf(caseId)
    expect(stored).toMatchObject({ Status: 'Working', ClosedDate: null })
    expect(stored.Reply_Due__c).not.toBeNull()
    expect(await commentsOf(caseId)).toHaveLength(1)
  })

  it('pressed twice is said once; the same words after another reply are said again', async () => {
    const caseId = await ownCase('Working')
    const answers = await Promise.all([1, 2].map(() => post('replyToMessage', reply(caseId))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await commentsOf(caseId)).toHaveLength(1)
    await post('replyToMessage', reply(caseId, { after: '00a000000000001AAA' }))
    expect(await commentsOf(caseId)).toHaveLength(2)
  })

  it('to a message of somebody else, to none and to another object is not found', async () => {
    const [foreign] = await rows<{ id: string }>(
      `select "Id" as id from record."Case" where "ContactId" <> $1 limit 1`,
      [contactId],
    )
    for (const caseId of [foreign?.id ?? '', '500000000000000AAA', contactId, 'x']) {
      expect(await post('replyToMessage', reply(caseId))).toMatchObject({ status: 404 })
    }
  })

  it('needs words, and stays unsaid when its file is refused', async () => {
    const caseId = await ownCase('Closed')
    expect(await post('replyToMessage', reply(caseId, { CommentBody: ' ' }))).toMatchObject({
      status: 400,
      fields: ['CommentBody'],
    })
    const form = reply(caseId)
    form.append('attachment', new Blob(['MZ']), 'program.exe')
    expect(await post('replyToMessage', form)).toMatchObject({ status: 400, fields: ['attachment'] })
    expect(await commentsOf(caseId)).toEqual([])
    expect(await caseOf(caseId)).toMatchObject({ Status: 'Closed' })
  })
})
