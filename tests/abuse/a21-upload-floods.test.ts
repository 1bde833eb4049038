import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, ownPage, withHole } from './abuse-world'
import { fileDoors, multipart, pdf, post } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const messages = '/lwr/apex/v65.0/CustomerPortalMessageController/sendMessage'
const contents = '/services/data/v65.0/ui-api/records/content-documents/content-versions'

/** Maximum number of files that one customer may send before being limited. */
const mostFiles = 60

describe('A21: uploads that are too large, too many, malformed or broken off', () => {
  it('are refused, and leave nothing behind', async () => {
    expect(await findLeaks(world)).toEqual([])
  }, 120_000)

  it('of one customer come to an end at every door', async () => {
    expect(await findEndlessDoors(world)).toEqual([])
  }, 120_000)

  twinIt(
    'are reported by this check when what was refused stays',
    async () => {
      const planted = await withHole(world, {
        context: (real) => ({ ...real, uploads: { ...real.uploads, discard: async () => undefined } }),
      })
      expect(await findLeaks(planted)).toContain('a message without a subject leaves its file')
    },
    120_000,
  )
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const file = { field: 'attachment', name: 'bill.pdf', bytes: pdf() }
  const texts = { Type: 'Question', Subject: 'My bill', Description: 'Why?' }
  const whole = multipart(texts, file)
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`part${index}`, 'x']))
  const large = { name: 'bill.pdf', bytes: Buffer.concat([pdf(), Buffer.alloc(21 * 1_048_576)]) }
  const tries: readonly { readonly name: string; readonly send: () => Promise<{ statusCode: number }> }[] = [
    ...fileDoors.map(({ name, send }) => ({
      name: `a file beyond the limit by ${name}`,
      send: () => send(target, large),
    })),
    { name: 'ten thousand parts', send: () => post(target, messages, multipart(many, file)) },
    {
      name: 'a form without a boundary',
      send: () => post(target, messages, { ...whole, contentType: 'multipart/form-data' }),
    },
    {
      name: 'a form with another boundary',
      send: () => post(target, messages, { ...whole, contentType: 'multipart/form-data; boundary=other' }),
    },
    {
      name: 'a form that ends early',
      send: () => post(target, messages, { ...whole, payload: whole.payload.subarray(0, -40) }),
    },
    {
      name: 'a message without a subject',
      send: () => post(target, messages, multipart({ ...texts, Subject: '' }, file)),
    },
    {
      name: 'a file for a record of another',
      send: () =>
        post(
          target,
          contents,
          multipart(
            { json: JSON.stringify({ firstPublishLocationId: target.theirs.orderId }) },
            { ...file, field: 'fileData' },
          ),
        ),
    },
    {
      name: 'a line that breaks',
      send: () => breakOff(target, whole.payload.subarray(0, -60), whole.contentType),
    },
  ]
  for (const { name, send } of tries) {
    await target.context.pool.query('delete from identity.attempt')
    const before = await filesOf(target)
    const { statusCode } = await send()
    if (statusCode < 400 || statusCode >= 500) leaks.push(`${name}: ${statusCode}`)
    if ((await filesOf(target)) > before) leaks.push(`${name} leaves its file`)
  }
  return leaks
}

async function findEndlessDoors(target: AbuseWorld): Promise<readonly string[]> {
  const endless: string[] = []
  for (const { name, send } of fileDoors) {
    let taken = 0
    while (taken <= mostFiles) {
      const { statusCode } = await send(target, { name: `bill-${taken}.pdf`, bytes: pdf(`/N ${taken}`) })
      if (statusCode === 429) break
      taken += 1
    }
    if (taken > mostFiles) endless.push(name)
  }
  return endless
}

/** Returns the number of files in the file store. Bytes of a part that waits for the next are in one as well. */
async function filesOf({ context }: AbuseWorld): Promise<number> {
  const found = await readdir(join(context.settings.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return found.filter((entry) => entry.isFile() && !entry.parentPath.includes('resumable')).length
}

/**
 * Sends a part of a form over a separate connection, which then breaks; 400 represents a connection without a response.
 */
async function breakOff(
  target: AbuseWorld,
  bytes: Buffer,
  contentType: string,
): Promise<{ readonly statusCode: number }> {
  const { app } = target.world
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const headers = { ...ownPage, ...bearer(target.token), 'content-type': contentType }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(
        `POST ${messages} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${bytes.length + 60}\r\n\r\n`,
      )
      socket.write(bytes, () => setTimeout(() => socket.destroy(), 50))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(resolve, 200))
  })
  return { statusCode: 400 }
}
