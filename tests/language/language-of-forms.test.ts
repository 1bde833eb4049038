import { handlers } from '@porchlight/domains/server'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRenderedPage } from '../walk/rendered-page'
import { linesOfOtherLanguage } from '../walk/walk-portal'
import { walkerOf, walkingPersonas } from '../walk/walk-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld({ portal: true })
})
afterAll(() => world.close())

/** Every address of a page that accepts a form, in both languages. */
const addresses = handlers
  .flatMap(({ contract }) => contract.forms ?? [])
  .flatMap((path) => [path, `/es${path}`])

it.each(['a guest', 'a customer'])(
  'the answer to every form of %s is in the language of its page, whatever the browser prefers',
  async (who) => {
    expect(addresses.length).toBeGreaterThan(60)
    const persona = (await walkingPersonas(world)).find(({ brand }) => brand === 'third')
    if (persona === undefined) throw new TypeError('No persona of the third brand.')
    const wrong: string[] = []
    let shown = 0
    for (const address of addresses) {
      // Each form has a separate session: signing out is one of them.
      const walker = await walkerOf(world, persona, 'en')
      const language = address.startsWith('/es/') ? 'es' : 'en'
      const answer = await world.app.inject({
        method: 'POST',
        url: address.replace(/:\w+/g, persona.accountIds[0] ?? ''),
        headers: {
          host: walker.host,
          origin: `http://${walker.host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': language === 'es' ? 'en-US,en' : 'es-US,es',
          ...(who === 'a guest' ? {} : { cookie: walker.cookie }),
        },
        payload: 'planted=1',
      })
      const location = answer.headers.location
      if (typeof location === 'string') {
        const isSpanish = /^\/es(\/|\?|$)/.test(location)
        if (location.startsWith('/') && isSpanish !== (language === 'es'))
          wrong.push(`${address} → ${location}`)
        continue
      }
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue
      shown += 1
      const page = readRenderedPage(answer.payload)
      const left = linesOfOtherLanguage(page, { language, names: walker.names })
      if (page.language !== language || left.length > 0) wrong.push(`${address}: ${page.language} ${left}`)
    }
    expect(wrong).toEqual([])
    expect(shown).toBeGreaterThan(30)
  },
  180_000,
)
