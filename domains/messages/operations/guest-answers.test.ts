import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type GuestWriter, guestWriter } from '../../testing/guest-writer'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'

let bench: MethodBench
let guest: GuestWriter

const dayMs = 86_400_000

beforeAll(async () => {
  bench = await openMethodBench()
  guest = guestWriter(bench)
})
beforeEach(() => bench.world.advance(61_000))
afterAll(() => bench.close())

const commentsOf = (caseId: string) =>
  guest.rowsOf<{ author: string; body: string }>(
    `select "Author__c" as author, "CommentBody" as body from record."CaseComment" where "ParentId" = $1
     order by "CreatedDate", "Id"`,
    caseId,
  )

const caseOf = async (caseId: string) =>
  (
    await guest.rowsOf<Record<string, string | null>>('select * from record."Case" where "Id" = $1', caseId)
  )[0]

/** A guest's case. */
async function newCase(email = guest.newAddress()) {
  const { Id: caseId } = await guest.openCase(email)
  return { email, caseId: caseId ?? '' }
}

it('mails the answer itself, once however often the job is tried, with the way to reply', async () => {
  const { email, caseId } = await newCase()
  const [mail, again] = await guest.advise(caseId, 'Yes <b>we</b> do.\nFrom June 1.')
  expect(mail).toMatchObject({ to: email })
  expect(again?.idempotencyKey).toBe(mail?.idempotencyKey)
  expect(mail?.text).toContain('> Yes <b>we</b> do.\n> From June 1.')
  expect(mail?.html).toContain('Yes &lt;b&gt;we&lt;/b&gt; do.<br>From June 1.')
  expect(mail?.text).toContain('https://first.example.com/messages/guest/conversation?link=')
  expect(mail?.text).not.toContain('/login')
})

it('mails what was said within the same minute a minute later', async () => {
  const { caseId } = await newCase()
  await guest.advise(caseId, 'One moment.')
  const [mail] = await guest.advise(caseId, 'Yes, we do.')
  expect(mail?.text).toContain('> One moment.\n>\n> Yes, we do.')
})

it('mails how a case was settled that is closed without another word', async () => {
  const { caseId } = await newCase()
  const [mail] = await guest.advise(caseId, 'All done.', true)
  expect(mail?.text.match(/All done\./g)).toHaveLength(1)
})

it('shows one conversation to whoever opened its link, and lets them say more, once', async () => {
  const { caseId } = await newCase()
  const other = await newCase()
  const [mail] = await guest.advise(caseId, 'Yes, we do.')
  const browser = guest.opening(mail)
  const { conversation } = await browser.call('guestConversation')
  expect(conversation).toMatchObject({
    email: 'g•••@example.com',
    message: { id: caseId, description: 'I move in June.\nCan you start then?' },
    replies: [{ author: 'Advisor', body: 'Yes, we do.' }],
  })
  expect(JSON.stringify(conversation)).not.toContain(other.caseId)
  bench.world.advance(1_000)
  const said = { after: 'seen', CommentBody: 'Thank you.' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => guest.opening(mail).call('replyAsGuest', said)),
  )
  expect(new Set(answers.map(({ location }) => location))).toEqual(
    new Set(['/messages/guest/conversation?replied']),
  )
  expect(await commentsOf(caseId)).toEqual([
    { author: 'Advisor', body: 'Yes, we do.' },
    { author: 'Customer', body: 'Thank you.' },
  ])
  expect((await caseOf(caseId))?.Reply_Due__c).not.toBeNull()
  expect(await commentsOf(other.caseId)).toEqual([])
})

it('refuses an empty reply, and more than an advisor can read', async () => {
  const { caseId } = await newCase()
  const browser = guest.opening((await guest.advise(caseId, 'Hello.'))[0])
  expect(await browser.refusalKey('replyAsGuest', { CommentBody: ' ' })).toBe('requiredFieldMissing')
  for (let count = 0; count < 30; count += 1) {
    await browser.call('replyAsGuest', { after: String(count), CommentBody: 'More.' })
  }
  expect(await browser.refusalKey('replyAsGuest', { CommentBody: 'More.' })).toBe('rateLimited')
})

it('works while the case is open and for 14 days more, by older links as well', async () => {
  const { caseId } = await newCase()
  const [first] = await guest.advise(caseId, 'One moment.')
  bench.world.advance(90 * dayMs)
  const [second] = await guest.advise(caseId, 'Done.', true)
  bench.world.advance(14 * dayMs - 1)
  for (const mail of [first, second]) {
    expect(await guest.opening(mail).call('guestConversation')).toMatchObject({ problem: null })
  }
  bench.world.advance(1)
  for (const mail of [first, second]) {
    expect(await guest.opening(mail).call('guestConversation')).toEqual({
      problem: 'linkExpired',
      conversation: null,
    })
    expect(await guest.opening(mail).refusalKey('replyAsGuest', { CommentBody: 'Hm.' })).toBe('linkExpired')
  }
})

it('sends another link to the same address in place of one that expired, by which the case opens again', async () => {
  const { email, caseId } = await newCase()
  const [mail] = await guest.advise(caseId, 'Done.', true)
  bench.world.advance(30 * dayMs)
  const expired = guest.opening(mail)
  expect(await expired.call('sendConversationLink')).toEqual({
    location: '/messages/guest/conversation?sent',
  })
  expect(await expired.refusalKey('sendConversationLink')).toBe('rateLimited')
  const [newer] = await bench.runJobs()
  expect(newer).toMatchObject({ to: email })
  expect(newer?.text).not.toContain('Done.')
  await guest.opening(newer).call('replyAsGuest', { CommentBody: 'It came back.' })
  const reopened = await caseOf(caseId)
  expect(reopened).toMatchObject({ Status: 'Working', ClosedDate: null })
  expect(reopened?.Reply_Due__c).not.toBeNull()
  expect(await bench.browser().refusalKey('sendConversationLink')).toBe('linkNotLatest')
})

it('opens nothing more once the address is the contact’s no more, and mails the new one as any customer', async () => {
  const own = await createCustomer(bench)
  const { caseId } = await newCase(own.email ?? '')
  const [mail] = await guest.advise(caseId, 'Yes, we do.')
  expect(await guest.opening(mail).call('guestConversation')).toMatchObject({ problem: null })
  const Email = guest.newAddress()
  await bench.world.context.engine.updateRecord(bench.systemViewer, own.contactId, { fields: { Email } })
  expect(await guest.opening(mail).call('guestConversation')).toMatchObject({ problem: 'linkNotLatest' })
  expect(await guest.opening(mail).refusalKey('replyAsGuest', { CommentBody: 'Hm.' })).toBe('linkNotLatest')
  expect(await guest.opening(mail).refusalKey('sendConversationLink')).toBe('linkNotLatest')
  bench.world.advance(61_000)
  const [after] = await guest.advise(caseId, 'And more.')
  expect(after).toMatchObject({ to: Email })
  expect(after?.text).not.toContain('And more.')
})

it('opens nothing on another brand’s host', async () => {
  const { caseId } = await newCase()
  const [mail] = await guest.advise(caseId, 'Yes, we do.')
  const elsewhere = guest.opening(mail, 'second')
  expect(await elsewhere.call('guestConversation')).toMatchObject({ problem: 'linkNotLatest' })
  expect(await elsewhere.refusalKey('replyAsGuest', { CommentBody: 'Hm.' })).toBe('linkNotLatest')
})
