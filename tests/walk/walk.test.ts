import { inSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Send, walkPortal } from './walk-portal'
import { guestAt, type Persona, sendTo, walkerOf, walkingPersonas } from './walk-world'

const size = inSweep({ perScreen: 4, mostPages: 250 }, { otherwise: { perScreen: 1, mostPages: 26 } })

let world: TestWorld
let personas: readonly Persona[]

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  personas = await walkingPersonas(world)
})
afterAll(() => world.close())

/** The languages in turn, so that both are walked; in the sweep, both for everybody. */
const languagesOf = (index: number) =>
  inSweep(['en', 'es'] as const, { otherwise: [index % 2 === 0 ? ('es' as const) : ('en' as const)] })

const homeOf = (language: 'en' | 'es') => (language === 'es' ? '/es' : '/')

describe('whoever follows what can be pressed', () => {
  it('as a persona of the demo, from home, comes to no fault', async () => {
    expect(personas.length).toBeGreaterThanOrEqual(8)
    const screens = new Set<string>()
    let compared = 0
    for (const [index, persona] of personas.entries()) {
      for (const language of languagesOf(index)) {
        const walker = await walkerOf(world, persona, language)
        const walked = await walkPortal(sendTo(world), walker, homeOf(language), size)
        expect(walked.findings, `${persona.username} in ${language}`).toEqual([])
        for (const screen of walked.screens) screens.add(screen)
        compared += walked.compared
      }
    }
    expect(screens.size).toBeGreaterThan(25)
    expect(compared).toBeGreaterThanOrEqual(3)
  }, 600_000)

  it('stays with the second home that was chosen', async () => {
    const several = personas.filter(({ accountIds }) => accountIds.length > 1)
    expect(several.length).toBeGreaterThan(0)
    for (const persona of several) {
      const walker = await walkerOf(world, persona, 'en')
      const start = `/?account=${persona.accountIds[1]}`
      expect((await walkPortal(sendTo(world), walker, start, size)).findings).toEqual([])
    }
  }, 600_000)

  it.each(['first', 'second', 'third'] as const)(
    'as a guest of the %s brand comes to no fault',
    async (brand) => {
      for (const language of languagesOf(brand === 'first' ? 0 : 1)) {
        const walker = await guestAt(world, brand, language)
        expect((await walkPortal(sendTo(world), walker, homeOf(language), size)).findings).toEqual([])
      }
    },
    300_000,
  )
})

describe('a walk reports', () => {
  /** Walks a few pages of a persona whose answers `change` falsifies at the addresses that match. */
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
        payload: payload.replace(/(<p class="_account[^>]*><span[^>]*>)[^<]*/, '$1Another street'),
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
