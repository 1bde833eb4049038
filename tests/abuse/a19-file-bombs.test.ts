import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, ownPage, withHole } from './abuse-world'
import { archive, fileDoors, png, type SentFile, tiff } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const bombs: readonly SentFile[] = [
  { name: 'photo.png', bytes: png(30_000, 30_000) },
  { name: 'letter.docx', bytes: archive('word/document.xml', 4_000_000_000) },
  { name: 'scan.tiff', bytes: tiff(10_000) },
]

/** The maximum that a bomb may add to the process's memory, in bytes: far less than its unpacked size. */
const mostMemory = 100 * 1_048_576
const packed = gzipSync(Buffer.alloc(160 * 1_048_576))

describe('A19: a small file that is large inside, and a small body that is large when it is unpacked', () => {
  it('is refused for what it claims: nothing is unpacked', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when packed bodies are unpacked', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preParsing', async (request, _reply, payload) => {
          if (request.headers['content-encoding'] !== 'gzip') return payload
          const chunks: Buffer[] = []
          for await (const chunk of payload) chunks.push(Buffer.from(chunk))
          held.push(gunzipSync(Buffer.concat(chunks)))
          return (await import('node:stream')).Readable.from([Buffer.from('{}')])
        })
      },
    })
    expect(await findLeaks(planted)).toContain('a packed body takes memory')
    held.length = 0
  })

  twinIt('is reported by this check when files are taken for what their first bytes say', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        uploads: {
          ...real.uploads,
          receive: (bytes, fileName) =>
            real.uploads.receive(onlyHead(bytes), fileName.replace(/\.\w+$/, '.csv')),
        },
      }),
    })
    expect(await findLeaks(planted)).toContain('data service keeps photo.png')
  })
})

/** The output unpacked by the planted hole. */
const held: Buffer[] = []

async function* onlyHead(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const _ of bytes);
  yield Buffer.from('a,b\n')
}

function collectGarbage(): void {
  setFlagsFromString('--expose_gc')
  runInNewContext('gc')()
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const { name, send } of fileDoors) {
    for (const bomb of bombs) {
      await target.context.pool.query('delete from identity.attempt')
      const before = process.memoryUsage().rss
      const { statusCode } = await send(target, bomb)
      if (statusCode < 400 || statusCode >= 500) leaks.push(`${name} keeps ${bomb.name}`)
      if (process.memoryUsage().rss - before > mostMemory) leaks.push(`${name}: ${bomb.name} takes memory`)
    }
  }
  // Garbage collected meanwhile would hide the request's memory use.
  collectGarbage()
  const before = process.memoryUsage().rss
  const { statusCode } = await target.send({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/records',
    headers: {
      ...ownPage,
      ...bearer(target.token),
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: packed,
  })
  if (statusCode < 400 || statusCode >= 500) leaks.push('a packed body is taken')
  if (process.memoryUsage().rss - before > mostMemory) leaks.push('a packed body takes memory')
  return leaks
}
