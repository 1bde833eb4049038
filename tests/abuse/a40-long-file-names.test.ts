import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, ownPage, withHole } from './abuse-world'
import { multipart, pdf } from './hostile-files'
import { costOf, stallMs } from './processor-cost'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
})
afterAll(() => world.world.close())

/** Just below the limit on a part's headers: for form parsers that accept 80 KB of them, and that accept 2 KB. */
const lengths = [75_000, 1_800]

const signs: Readonly<Record<string, string>> = {
  points: '.',
  spaces: ' ',
  'marks that the normal form puts in order': '\u0315\u0316',
}

/** The forms with files, by who sends them without having been checked. */
const forms = [
  { page: '/documents', sender: 'guest' },
  { page: '/notices', sender: 'guest' },
  { page: '/messages/new', sender: 'customer' },
] as const

describe('A40: a file’s name that is costly to clean', () => {
  it('holds up nobody, in no form with files', async () => {
    expect(await slowNames(world)).toEqual([])
  })

  twinIt(
    'is reported by this check when a name is trimmed by trying every way to divide its points',
    async () => {
      const planted = await withHole(world, {
        context: (real) => ({
          ...real,
          uploads: {
            ...real.uploads,
            receive: async (bytes, fileName) => {
              ;/(?:\.+)+$/.test(`${fileName.slice(0, 25)}x`)
              return await real.uploads.receive(bytes, fileName)
            },
          },
        }),
      })
      const slow = await slowNames(planted)
      expect(slow).toContainEqual(expect.stringMatching('^/messages/new 1800 of points: '))
      // Nothing is received from guests who opened no order (A46), so their forms never get to a name.
      expect(slow.filter((name) => !name.startsWith('/messages/new'))).toEqual([])
      expect(slow).not.toContainEqual(expect.stringContaining('spaces'))
    },
    120_000,
  )
})

async function slowNames(target: AbuseWorld): Promise<readonly string[]> {
  const slow: string[] = []
  for (const { page, sender } of forms) {
    for (const length of lengths) {
      for (const [name, sign] of Object.entries(signs)) {
        const bytes = Buffer.byteLength(sign)
        const fileName = `a${sign.repeat(length / bytes)}x.pdf`
        const { contentType, payload } = multipart({}, { field: 'attachment', name: fileName, bytes: pdf() })
        const cost = await costOf(() =>
          target.send({
            method: 'POST',
            url: page,
            headers: {
              ...ownPage,
              ...(sender === 'customer' ? bearer(target.token) : {}),
              'content-type': contentType,
            },
            payload,
          }),
        )
        if (cost > stallMs) slow.push(`${page} ${length} of ${name}: ${Math.round(cost)} ms`)
      }
    }
  }
  return slow
}
