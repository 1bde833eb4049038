import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { fileDoors, pdf } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const names = [
  '../../../../etc/cron.d/lease.pdf',
  '..\\..\\lease.pdf',
  'a\u0000b.pdf',
  'CON.pdf',
  `${'x'.repeat(4_000)}.pdf`,
  'fdp.\u202Eexe.pdf',
  'lease.pdf\u200B.pdf',
  'lease\u0085X-Planted: 1.pdf',
]

/** Escapes from a folder or a line, invisible characters, device names. */
const misleading = /[/\\\p{C}\p{Zl}\p{Zp}"]|^(con|nul|prn|aux)\.|^\.|.{200}/iu

describe('A20: a file’s name that leads out of its folder, out of its line, or astray', () => {
  it('is cleaned or refused, and never where the bytes are kept', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when names are kept as they come, and bytes under them', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        uploads: {
          ...real.uploads,
          receive: async (bytes, fileName) => {
            const stored = await real.uploads.receive(bytes, fileName)
            const raw = fileName.slice(-255).replaceAll('\u0000', '')
            return { ...stored, fileName: raw, storageKey: raw }
          },
        },
      }),
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toContainEqual(expect.stringMatching(/^data service shows/))
    expect(leaks).toContainEqual(expect.stringMatching(/^data service keeps bytes under/))
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const { rows: old } = await pool.query<{ id: string }>('select "Id" as id from record."ContentVersion"')
  const seen = old.map(({ id }) => id)
  for (const { name, send } of fileDoors) {
    for (const fileName of names) {
      await pool.query('delete from identity.attempt')
      const { statusCode, headers } = await send(target, {
        name: fileName,
        bytes: pdf(`/N (${fileName.length})`),
      })
      if (statusCode >= 500) leaks.push(`${name} breaks at ${JSON.stringify(fileName.slice(0, 40))}`)
      if (headers['x-planted'] !== undefined) leaks.push(`${name} sends a header`)
      const { rows } = await pool.query<{ id: string; title: string; path: string; place: string }>(
        `select "Id" as id, "Title" as title, "PathOnClient" as path, "Storage_Key__c" as place
         from record."ContentVersion" where "Storage_Key__c" is not null and not ("Id" = any($1))`,
        [seen],
      )
      seen.push(...rows.map(({ id }) => id))
      for (const { title, path, place } of rows) {
        for (const shown of [title, path]) {
          if (misleading.test(shown)) leaks.push(`${name} shows ${JSON.stringify(shown.slice(0, 60))}`)
        }
        if (!/^uploads\/[0-9a-f-]{36}$/.test(place))
          leaks.push(`${name} keeps bytes under ${JSON.stringify(place)}`)
      }
    }
  }
  return leaks
}
