import { randomUUID } from 'node:crypto'
import { createTestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventStream } from '../live/event-stream'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { multipart, pdf, post } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ listen: true })
})
afterAll(() => world.world.close())

describe('A42: rights that end while something goes on', () => {
  it('count for the next part of an upload, and for its end', async () => {
    expect(await findLeaksOfUploads(world)).toEqual([])
  })

  twinIt('are reported by this check when an upload is asked for access at its beginning only', async () => {
    const started = new Set<string>()
    const planted = await withHole(world, {
      context: (context) => ({
        ...context,
        engine: {
          ...context.engine,
          readRecord: async (viewer, recordId, selection) => {
            const found = await context.engine.readRecord(viewer, recordId, selection)
            if (found !== null) started.add(recordId)
            return (
              found ??
              (started.has(recordId)
                ? context.engine.readRecord(context.systemViewer, recordId, selection)
                : null)
            )
          },
        },
      }),
    })
    expect(await findLeaksOfUploads(planted)).toEqual(['a part is taken', 'the upload is finished'])
  })

  it('count for what an open stream tells next', async () => {
    expect(await findLeaksOfStreams(world.world)).toEqual([])
  })

  twinIt('are reported by this check when streams keep the rights that they began with', async () => {
    type SignedIn = Awaited<ReturnType<AbuseWorld['context']['memo']['peek']>>
    const stored = new Map<string, SignedIn>()
    const planted = await createTestWorld({
      listen: true,
      arrange: (context) => ({
        ...context,
        memo: {
          ...context.memo,
          peek: async (token, lookUp) => {
            const found = stored.get(token) ?? (await context.memo.peek(token, lookUp))
            if (found !== null) stored.set(token, found)
            return found
          },
        },
      }),
    })
    const leaks = await findLeaksOfStreams(planted)
    await planted.close()
    expect(leaks).toEqual(['an advisor of another brand receives a change of the first'])
  })
})

/** Takes the order away from its customer between two parts. */
async function findLeaksOfUploads(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { engine, systemViewer } = target.context
  const { orderId, accountId, contactId } = target.mine
  const bytes = pdf('a lease')
  const half = Math.ceil(bytes.length / 2)
  const started = await post(target, `${documents}/beginUpload`, {
    orderId,
    documentType: 'Lease',
    fileName: 'lease.pdf',
    size: bytes.length,
    key: randomUUID(),
  })
  const { uploadId } = started.json<{ uploadId: string }>()
  const append = (offset: number, part: Buffer) =>
    post(
      target,
      `${documents}/appendUpload`,
      multipart({ orderId, uploadId, offset: String(offset) }, { field: 'part', name: 'part', bytes: part }),
    )
  const give = (ContactId: string) => engine.updateRecord(systemViewer, accountId, { fields: { ContactId } })
  const first = await append(0, bytes.subarray(0, half))
  if (first.statusCode !== 200) throw new TypeError(first.payload)
  await give(target.theirs.contactId)
  if ((await append(half, bytes.subarray(half))).statusCode === 200) leaks.push('a part is taken')
  await give(contactId)
  await append(half, bytes.subarray(half))
  await give(target.theirs.contactId)
  const finished = await post(target, `${documents}/finishUpload`, { orderId, uploadId })
  if (finished.statusCode === 200) leaks.push('the upload is finished')
  await give(contactId)
  return leaks
}

const documents = '/lwr/apex/v65.0/CustomerPortalDocumentController'

/** Moves an advisor to another brand while a stream is open, and changes a case of the previous brand. */
async function findLeaksOfStreams({
  context,
  origin,
  tokenOf,
}: AbuseWorld['world']): Promise<readonly string[]> {
  const { engine, pool, systemViewer } = context
  const { rows } = await pool.query<{ userId: string; caseId: string }>(`
    select u."Id" as "userId", (select k."Id" from record."Case" k join record."Contact" c on c."Id" = k."ContactId"
      where c."Customer_Brand__c" = 'first' order by 1 limit 1) as "caseId"
    from record."User" u where u."Username" = 'advisor.first@example.com'`)
  const { userId = '', caseId = '' } = rows[0] ?? {}
  const token = await tokenOf('advisor.first@example.com')
  const stream = await openEventStream(origin, token)
  await stream.next()
  // Other cases of the world change as well, by jobs: the test waits for an event of this one.
  const hearsOf = async (id: string) => {
    let next = await stream.next()
    while (next !== null && !JSON.stringify(next).includes(id)) next = await stream.next()
    return next !== null
  }
  const change = (Comments: string) => engine.updateRecord(systemViewer, caseId, { fields: { Comments } })
  await change('Told while the brand is served.')
  if (!(await hearsOf(caseId))) throw new TypeError('The stream carries no change of the case.')
  await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'second' } })
  await change('Told to nobody of another brand.')
  const leaked = await hearsOf(caseId)
  stream.close()
  await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'first' } })
  return leaked ? ['an advisor of another brand receives a change of the first'] : []
}
