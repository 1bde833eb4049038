import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { englishLeft } from './english-left'
import { spanishLeft } from './spanish-left'

const headers = { host: 'localhost' }
const pages = ['/dev', '/dev/mailbox', '/dev/authenticator'] as const

let world: TestWorld
/** Names of companies and streets, and text written by customers. */
let names: readonly string[]

beforeAll(async () => {
  world = await createTestWorld({ demoFiles: true })
  const { rows } = await world.context.pool.query<{ name: string }>(
    `select "Name" as name from record."Utility__c" union select "Subject" from record."Case"
     union select "Service_Street__c" from record."Account" where "Service_Street__c" is not null`,
  )
  names = rows.map(({ name }) => name).sort((one, other) => other.length - one.length)
})
afterAll(() => world.close())

async function open(url: string): Promise<string> {
  const page = await world.app.inject({ url, headers })
  expect(page.statusCode, url).toBe(200)
  return page.payload
}

function send(url: string, payload: Readonly<Record<string, string>>) {
  return world.app.inject({
    method: 'POST',
    url,
    headers: {
      ...headers,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(payload).toString(),
  })
}

/** Returns what a page shows and reads aloud, a line per piece; parts marked as the other language are left out. */
function linesOf(page: string, other: 'en' | 'es'): readonly string[] {
  const said = [...page.matchAll(/ (?:aria-label|placeholder|title)="([^"]*)"/g)].map(([, text = '']) => text)
  const shown = page
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(new RegExp(`<a [^>]*lang="${other}"[\\s\\S]*?</a>`, 'g'), '')
    .replace(/<[^>]*>/g, '\n')
  return [...shown.split('\n'), ...said].map((line) => line.trim()).filter((line) => line !== '')
}

describe('the guide of the demo', () => {
  it.each(pages)('is in Spanish at /es%s, and in English without it', async (path) => {
    const spanish = await open(`/es${path}`)
    const english = await open(path)
    expect(spanish).toContain('<html lang="es">')
    expect(english).toContain('<html lang="en">')
    expect(englishLeft(linesOf(spanish, 'en').join('\n'), names)).toEqual([])
    expect(spanishLeft(linesOf(english, 'es'), names)).toEqual([])
  })

  it.each(pages)('leads from %s to the same page in the other language', async (path) => {
    expect(await open(path)).toContain(`<a href="/es${path}" lang="es" hreflang="es">Español</a>`)
    expect(await open(`/es${path}`)).toContain(
      `<a href="${path}?redirect=false" lang="en" hreflang="en">English</a>`,
    )
  })

  it('stays in its language wherever it leads', async () => {
    const page = await open('/es/dev')
    const ways = [...page.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('hreflang="en"'))
      .map(([, way = '']) => way)
    expect(ways.length).toBeGreaterThan(20)
    expect(ways.filter((way) => !way.startsWith('/es/'))).toEqual([])
    const starts = [...page.matchAll(/name="startURL" value="([^"]*)"/g)].map(([, start = '']) => start)
    expect(starts.length).toBeGreaterThan(10)
    expect(starts.filter((start) => !/^\/es(\/|$)/.test(start))).toEqual([])
  })

  it('comes back from its forms in their language', async () => {
    for (const [form, fields, part] of [
      ['/dev/texts', { mood: 'well' }, '?open=texts#texts'],
      ['/dev/market', { mood: 'usual' }, '?open=market#market'],
      ['/dev/documents', {}, '?open=documents#documents'],
      ['/dev/messages', {}, '?open=messages#messages'],
    ] as const) {
      expect((await send(form, fields)).headers.location).toBe(`/dev${part}`)
      expect((await send(`/es${form}`, fields)).headers.location).toBe(`/es/dev${part}`)
    }
    expect((await send('/es/dev/authenticator', { key: '!' })).payload).toContain('Esto no es una clave.')
  })
})
