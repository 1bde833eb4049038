import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from '@porchlight/server/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, ownPage, password } from './abuse-world'
import { type HeldForm, holdForm } from './held-forms'
import { createNewcomer } from './newcomer'
import { openBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
}, 120_000)
afterAll(() => world.world.close())

const documents = '/lwr/apex/v65.0/CustomerPortalDocumentController'
const messages = '/lwr/apex/v65.0/CustomerPortalMessageController'
const contents = '/services/data/v65.0/ui-api/records/content-documents/content-versions'

const guestMessage = {
  Type: 'Question',
  firstName: 'a',
  lastName: 'b',
  email: 'nobody@example.com',
  Subject: 'a',
  Description: 'b',
}

/** Returns every entry point for files: the address, what a form about the victim sends first, and the file's field. */
function doorsTo({ theirs }: AbuseWorld) {
  const order = { orderId: theirs.orderId }
  const pages = [
    { path: `/documents/${theirs.orderId}`, texts: { ...order, documentType: 'Lease' } },
    { path: `/notices/${theirs.orderId}`, texts: { ...order, notice: '1', path: 'Pay' } },
    {
      path: '/messages/new',
      texts: { Type: 'Question', AccountId: theirs.accountId, Subject: 'a', Description: 'b' },
    },
  ]
  return [
    ...pages,
    // A form without a file that identifies its sender.
    { path: '/messages/guest', texts: guestMessage },
    { path: `${messages}/sendGuestMessage`, texts: guestMessage },
    { path: '/messages/guest/conversation', texts: { after: '', CommentBody: 'a' } },
    { path: `${messages}/replyAsGuest`, texts: { after: '', CommentBody: 'a' } },
    { path: `${documents}/sendDocuments`, texts: { ...order, documentType: 'Lease' } },
    { path: `${documents}/answerNotice`, texts: { ...order, notice: '1', path: 'Pay', settled: 'yes' } },
    {
      path: `${documents}/appendUpload`,
      texts: { ...order, uploadId: '00000000-0000-4000-8000-000000000000', offset: '0' },
      field: 'part',
    },
    {
      path: `${messages}/sendMessage`,
      texts: { Type: 'Question', AccountId: theirs.accountId, Subject: 'a', Description: 'b' },
    },
    { path: `${messages}/replyToMessage`, texts: { caseId: theirs.orderId, after: '', CommentBody: 'a' } },
    {
      path: contents,
      texts: { json: JSON.stringify({ firstPublishLocationId: theirs.orderId }) },
      field: 'fileData',
    },
  ] as const satisfies readonly { path: string; texts: Readonly<Record<string, string>>; field?: string }[]
}

describe('A46: a form with files of somebody who may not send it', () => {
  it('is answered while its file is still on the way, the line closed, and nothing is stored', async () => {
    expect(await findReads(world, world.world.app)).toEqual([])
  }, 120_000)

  twinIt(
    'is reported by this check when files are stored before the sender is known',
    async () => {
      const app = await createServer(world.context, null)
      app.addHook('preHandler', async (request) => {
        const file = request.isMultipart() ? await request.file() : undefined
        if (file !== undefined) await world.context.uploads.receive(file.file, file.filename)
      })
      const reads = await findReads(world, app, /sendDocuments$/)
      await app.close()
      expect(reads).toEqual([
        expect.stringMatching(/^guest .*sendDocuments stores \d{6,} bytes and is not answered$/),
        expect.stringMatching(/^another customer .*sendDocuments stores \d{6,} bytes and is not answered$/),
      ])
    },
    60_000,
  )
})

describe('A46: forms with files of a customer', () => {
  it('are received six at a time and no more, and again once one has ended', async () => {
    const { app } = world.world
    const { orderId } = world.mine
    const token = await world.world.tokenOf(world.mine.username)
    const hold = () =>
      holdForm(app, `${documents}/sendDocuments`, bearer(token), { orderId, documentType: 'Lease' })
    const held: HeldForm[] = []
    while (held.length < 6) held.push(await hold())
    await expect.poll(() => storedBytes(world)).toBeGreaterThan(6 * 1_048_576)
    const seventh = await hold()
    expect(await seventh.status).toBe(429)
    await seventh.closed
    for (const form of held) form.end()
    await expect.poll(() => storedBytes(world)).toBe(0)
    const next = await hold()
    await expect.poll(() => storedBytes(world)).toBeGreaterThan(1_048_576)
    next.end()
    await expect.poll(() => storedBytes(world)).toBe(0)
  }, 60_000)
})

describe('A46: a form with files of somebody who may send it', () => {
  const doors = [
    [
      `${messages}/sendMessage`,
      { Type: 'Question', AccountId: '', Subject: 'My lease', Description: 'Here it is.' },
      'attachment',
    ],
    [contents, {}, 'fileData'],
    [`${documents}/sendDocuments`, { orderId: '', documentType: 'Lease' }, 'attachment'],
  ] as const

  it.each(doors)(
    'is taken at %s, and leaves nothing when the session ends before it is whole',
    async (path, texts, field) => {
      const browser = openBrowser(world)
      const signIn = () => browser.call('logIn', { username: world.mine.username, password })
      const hold = () => {
        const cookie = `porchlight_session=${browser.cookies.get('porchlight_session')}`
        return holdForm(world.world.app, path, { cookie }, texts, field)
      }
      await signIn()
      const before = await storedBytes(world)
      const ended = await hold()
      await expect.poll(() => storedBytes(world)).toBeGreaterThan(before)
      await browser.call('logOut')
      await ended.finish()
      expect(await ended.status).toBe(401)
      await expect.poll(() => storedBytes(world)).toBe(before)
      await signIn()
      const taken = await hold()
      await taken.finish()
      expect([200, 201]).toContain(await taken.status)
      expect(await storedBytes(world)).toBeGreaterThan(before)
    },
    60_000,
  )

  it('is taken of a guest who looked the order up, however large the file', async () => {
    const { confirmationNumber: identifier, zipCode } = await createNewcomer(world)
    const browser = openBrowser(world)
    await browser.call('lookUpEnrollment', { identifier, zipCode })
    const cookie = `porchlight_enrollment=${browser.cookies.get('porchlight_enrollment')}`
    const texts = { orderId: '', documentType: 'Lease' }
    const form = await holdForm(world.world.app, `${documents}/sendDocuments`, { cookie }, texts)
    await form.finish()
    expect(await form.status).toBe(200)
  }, 60_000)
})

describe('A46: a body that is no form with files', () => {
  it('is read of guests up to 64 KB, and of those who are signed in up to 1 MB', async () => {
    const sendRequest = async (headers: Readonly<Record<string, string>>, length: number) => {
      const payload = { apiName: 'Case', fields: { Subject: 'x'.repeat(length) } }
      const url = '/services/data/v65.0/ui-api/records'
      return (await world.send({ method: 'POST', url, headers: { ...ownPage, ...headers }, payload }))
        .statusCode
    }
    expect(await sendRequest({}, 70_000)).toBe(413)
    expect(await sendRequest({}, 60_000)).not.toBe(413)
    expect(await sendRequest(bearer(world.token), 900_000)).toBe(400)
    expect(await sendRequest(bearer(world.token), 1_100_000)).toBe(413)
  })
})

/** Holds a form at each entry point as each stranger, and returns every outcome other than a rejection. */
async function findReads(target: AbuseWorld, app: FastifyInstance, only = /./): Promise<readonly string[]> {
  const reads: string[] = []
  const strangers = { guest: {}, 'another customer': bearer(target.token) }
  for (const [stranger, headers] of Object.entries(strangers)) {
    for (const door of doorsTo(target).filter(({ path }) => only.test(path))) {
      const before = await storedBytes(target)
      const form = await holdForm(
        app,
        door.path,
        headers,
        door.texts,
        'field' in door ? door.field : undefined,
      )
      const status = await Promise.race([form.status, later(2_000)])
      const stored = (await storedBytes(target)) - before
      const name = `${stranger} ${door.path}`
      if (stored > 0) reads.push(`${name} stores ${stored} bytes and is ${status ?? 'not answered'}`)
      else if (status === null) reads.push(`${name} is not answered`)
      else if (![302, 400, 401, 403, 404, 410].includes(status)) reads.push(`${name} is answered ${status}`)
      // A signed-in user who makes a mistake may send the form to its end, and reads the response then.
      else if (
        status !== 400 &&
        (await Promise.race([form.closed.then(() => true), later(5_000)])) === null
      ) {
        reads.push(`${name} may go on sending`)
      }
      form.end()
      await expect.poll(() => storedBytes(target)).toBe(before)
    }
  }
  return reads
}

async function storedBytes({ context }: AbuseWorld): Promise<number> {
  const folder = join(context.settings.dataDir, 'files')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
