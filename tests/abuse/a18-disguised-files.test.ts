import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { archive, fileDoors, pdf, png, type SentFile } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const files: readonly SentFile[] = [
  { name: 'logo.svg', bytes: Buffer.from(svg) },
  { name: 'logo.png', bytes: Buffer.from(svg) },
  { name: 'page.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { name: 'page.csv', bytes: Buffer.from('a,b\n<script>alert(1)</script>\n') },
  { name: 'feed.csv', bytes: Buffer.from('<?xml version="1.0"?><a/>') },
  { name: 'photo.jpg', bytes: png(10, 10) },
  { name: 'photo.gif', bytes: Buffer.from('GIF89a/*<script>alert(1)</script>*/=1') },
  { name: 'photo.png', bytes: Buffer.concat([png(10, 10), archive('run.js', 10)]) },
  { name: 'lease.pdf', bytes: Buffer.concat([pdf(), archive('run.js', 10)]) },
  { name: 'letter.docx', bytes: archive('word/vbaProject.bin', 100) },
  { name: 'letter.doc', bytes: Buffer.from('MZ\u0090\u0000 this program cannot be run', 'latin1') },
  { name: 'lease.pdf.exe', bytes: pdf() },
  { name: 'lease.pdf\u0000.exe', bytes: pdf() },
]

describe('A18: a file that is something else than its name says, or two things at once', () => {
  it('is refused at every door, and nothing of it stays', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when files are kept as they are named', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        uploads: {
          ...real.uploads,
          receive: async (bytes, fileName) => {
            const storageKey = `uploads/${randomUUID()}`
            const whole = await buffer(bytes)
            await real.files.put(storageKey, (await import('node:stream')).Readable.from([whole]))
            return {
              storageKey,
              fileName,
              size: whole.length,
              checksum: '0'.repeat(64),
              extension: fileName.split('.').at(-1) ?? '',
              mediaType: 'text/html',
            }
          },
        },
      }),
    })
    const leaks = await findLeaks(planted)
    for (const { name } of fileDoors) expect(leaks).toContain(`${name} keeps photo.gif`)
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const stored = async () =>
    Number((await target.context.pool.query('select count(*) from record."ContentVersion"')).rows[0]?.count)
  for (const { name, send } of fileDoors) {
    for (const file of files) {
      await target.context.pool.query('delete from identity.attempt')
      const before = await stored()
      const { statusCode } = await send(target, file)
      if (statusCode >= 500) leaks.push(`${name} breaks at ${file.name}`)
      if (statusCode < 300 || (await stored()) > before) leaks.push(`${name} keeps ${file.name}`)
    }
  }
  return leaks
}
