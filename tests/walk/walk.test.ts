import { demoPassword } from '@porchlight/demo/world/demo-world'
import { listMessages } from '@porchlight/providers/mail'
import { inSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Send, walkPortal } from './walk-portal'
import { guestAt, type Persona, sendTo, walkerOf, walkingPersonas } from './walk-world'

const size = inSweep({ perScreen: 4, mostPages: 250 }, { otherwise: { perScreen: 1, mostPages: 26 } })

let world: TestWorld
let personas: readonly Persona[]

beforeAll(async () => {
  world = await createTestWorld({ portal: true, background: true, demoFiles: true })
  personas = await walkingPersonas(world)
})
afterAll(() => world.close())

/** Alternates the languages, so that both are walked; in the sweep, both for everyone. */
const languagesOf = (index: number) =>
  inSweep(['en', 'es'] as const, { otherwise: [index % 2 === 0 ? ('es' as const) : ('en' as const)] })

const homeOf = (language: 'en' | 'es') => (language === 'es' ? '/es' : '/')

describe('whoever follows what can be pressed', () => {
  it('as a persona of the demo, from home, comes to no fault', async () => {
    expect(personas.length).toBeGreaterThanOrEqual(8)
    const screens = new Set<string>()
    const found: object[] = []
    let compared = 0
    for (const [index, persona] of personas.entries()) {
      for (const language of languagesOf(index)) {
        const walker = await walkerOf(world, persona, language)
        const walked = await walkPortal(sendTo(world), walker, homeOf(language), size)
        found.push(...walked.findings.map((finding) => ({ ...finding, who: persona.username })))
        for (const screen of walked.screens) screens.add(screen)
        compared += walked.compared
      }
    }
    expect(found).toEqual([])
    expect(screens.size).toBeGreaterThan(25)
    expect(compared).toBeGreaterThanOrEqual(3)
  }, 600_000)

  it('stays with the home that was chosen', async () => {
    const several = personas.filter(({ accountIds }) => accountIds.length > 1)
    expect(several.length).toBeGreaterThan(0)
    for (const persona of several) {
      for (const accountId of persona.accountIds) {
        const walker = await walkerOf(world, persona, 'en')
        const walked = await walkPortal(sendTo(world), walker, `/?account=${accountId}`, size)
        expect(walked.findings).toEqual([])
      }
    }
  }, 600_000)

  it.each(['first', 'second', 'third'] as const)(
    'as a guest of the %s brand comes to no fault',
    async (brand) => {
      for (const language of languagesOf(brand === 'first' ? 0 : 1)) {
        const walker = await guestAt(world, brand, language)
        const walked = await walkPortal(sendTo(world), walker, homeOf(language), size)
        expect(walked.findings).toEqual([])
        expect(walked.pages).toBeGreaterThan(8)
      }
    },
    300_000,
  )
})

/** Posts a form of a page as a browser at a brand’s address does. */
function post(host: string, url: string, fields: Readonly<Record<string, string>>, cookie = '') {
  return world.app.inject({
    method: 'POST',
    url,
    headers: {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

describe('whoever comes back', () => {
  it('by the link of a mail walks on from there without a fault', async () => {
    for (const language of ['en', 'es'] as const) {
      const walker = await guestAt(world, 'first', language)
      const prefix = language === 'es' ? '/es' : ''
      world.advance(16 * 60_000)
      await post(walker.host, `${prefix}/forgot-password`, { username: 'dana.whitcombe@example.com' })
      await world.background?.idle()
      const [mail] = await listMessages(world.context.pool)
      const link = mail?.links.find((candidate) => candidate.includes('link='))
      const { pathname, search } = new URL(link ?? '')
      const opened = await guestAt(world, 'first', /^\/es\//.test(pathname) ? 'es' : 'en')
      const walked = await walkPortal(sendTo(world), opened, pathname + search, size)
      expect(walked.findings).toEqual([])
      expect([...walked.screens][0]).toBe('reset-password')
    }
  })

  it('to a page of the second home after the session ended is led there by the login', async () => {
    const persona = personas.find(({ accountIds }) => accountIds.length > 1)
    if (persona === undefined) throw new TypeError('Nobody has two homes.')
    for (const page of ['/autopay', '/bills', '/es/usage']) {
      const address = `${page}?account=${persona.accountIds[1]}`
      const { host } = await guestAt(world, persona.brand, 'en')
      const refused = await world.app.inject({ url: address, headers: { host } })
      const login = String(refused.headers.location)
      const form = await world.app.inject({ url: login, headers: { host } })
      const [, startURL = ''] = /name="startURL" value="([^"]*)"/.exec(form.payload) ?? []
      const answer = await post(host, login.replace(/\?.*/, ''), {
        username: persona.username,
        password: demoPassword,
        startURL: startURL.replaceAll('&amp;', '&'),
      })
      expect(answer.headers.location).toBe(address)
    }
  })

  it('from a forgotten password while signed in goes back to changing it', async () => {
    const [persona] = personas
    if (persona === undefined) throw new TypeError('There is no persona.')
    for (const [prefix, words] of [
      ['', 'Back to changing your password'],
      ['/es', 'Volver a cambiar la contraseña'],
    ]) {
      const { host, cookie } = await walkerOf(world, persona, 'en')
      for (const url of [`${prefix}/forgot-password`, `${prefix}/forgot-password?sent`]) {
        const { payload } = await world.app.inject({ url, headers: { host, cookie } })
        const main = payload.slice(payload.indexOf('<main'))
        expect(main).toContain(words)
        expect(main).toContain(`href="${prefix}/change-password"`)
        expect(main).not.toContain(`href="${prefix}/login"`)
      }
    }
  })
})

describe('a walk reports', () => {
  /** Walks a few pages of a persona whose responses `change` falsifies at the matching addresses. */
  async function planted(
    at: RegExp,
    change: (answer: Awaited<ReturnType<Send>>) => Partial<Awaited<ReturnType<Send>>>,
    { start = '/', username = 'theodore.okonjo-vale@example.com' } = {},
  ): Promise<readonly string[]> {
    const persona = personas.find((known) => known.username === username)
    if (persona === undefined) throw new RangeError(username)
    const real = sendTo(world)
    const send: Send = async (request) => {
      const answer = await real(request)
      return at.test(request.url) ? { ...answer, ...change(answer) } : answer
    }
    const walked = await walkPortal(send, await walkerOf(world, persona, 'en'), start, {
      perScreen: 1,
      mostPages: 12,
    })
    return [...new Set(walked.findings.map(({ what, at: url }) => `${what} ${url.replace(/\?.*/, '')}`))]
  }

  it('a page that fails', async () => {
    expect(await planted(/^\/help/, () => ({ statusCode: 500 }))).toEqual(['status /help'])
  })

  it('a page without a way on', async () => {
    expect(
      await planted(/^\/more/, ({ payload }) => ({
        payload: payload.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1<h1>More</h1>$2'),
      })),
    ).toEqual(['dead end /more'])
  })

  it('a page in the other language, and a line in it', async () => {
    expect(
      await planted(/^\/help/, ({ payload }) => ({ payload: payload.replace('lang="en"', 'lang="es"') })),
    ).toContain('language /help')
    expect(
      await planted(/^\/help/, ({ payload }) => ({
        payload: payload.replace('</main>', '<p>Su factura está lista.</p></main>'),
      })),
    ).toEqual(['language /help'])
  })

  it('a link to the other language', async () => {
    expect(
      await planted(/^\/bills$/, ({ payload }) => ({
        payload: payload.replace('</main>', '<a href="/es/usage">Usage</a></main>'),
      })),
    ).toContain('language /bills')
  })

  it('another brand', async () => {
    expect(
      await planted(/^\/usage/, ({ payload }) => ({
        payload: payload.replace('data-brand="third"', 'data-brand="first"'),
      })),
    ).toContainEqual(expect.stringMatching(/^brand \/usage/))
  })

  it('an account that changes by itself', async () => {
    const [, second] = personas.find(({ username }) => username.startsWith('theodore'))?.accountIds ?? []
    const found = await planted(
      /^\/bills/,
      ({ payload }) => ({
        payload: payload.replace(/(<summary[\s\S]*?<strong[^>]*>)[^<]*/, '$1Another street'),
      }),
      { start: `/?account=${second}` },
    )
    expect(found).toContainEqual(expect.stringMatching(/^account \/bills/))
  })

  it('two pages that disagree on what is owed', async () => {
    const found = await planted(/^\/bills$/, ({ payload }) => ({
      payload: payload.replace(/(Amount due<\/h2>)/, '$1<p>$999.99</p>'),
    }))
    expect(found).toEqual(['amounts /bills'])
  })
})
