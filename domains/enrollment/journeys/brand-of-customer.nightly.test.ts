import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginSession, customerOf, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
import { sendIdentity, sendReview, sendService, sendStart, signUpPath } from './enrolling-world'

/** A customer, and the brand's address that they came to, which is not their own brand's. */
const strayed = [
  {
    own: 'third',
    visit: { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    complete: 'We have your order',
    noPlan: 'Choose a plan first',
    signUp: 'Sign up',
  },
  {
    own: 'first',
    visit: { brand: 'second', language: 'es', width: 360, scheme: 'light' },
    complete: 'Recibimos su pedido',
    noPlan: 'Primero elija un plan',
    signUp: 'Inscribirme',
  },
] as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

it.each(strayed.map((row) => [`${row.own} brand at ${nameOf(row.visit)}`, row] as const))(
  'a customer at another brand’s address gets a plan and an account of their own brand: %s',
  async (_name, { own, visit, complete, noPlan, signUp }) => {
    const ofOwn: Visit = { ...visit, brand: own }
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await beginSession(walk.context, world, visit, customerOf[own])
    await walk.open(`/plans/${own.toUpperCase()}-FIXED-12-SALTGRASS?zip=77002`)
    await page.locator('main').getByRole('link', { name: signUp }).first().click()
    await Promise.all([page.waitForEvent('load'), page.locator('main form button[type="submit"]').click()])
    const street = `${visit.width} Strayed Lane`
    await sendService(walk, 'Move_In', { street })
    await sendStart(walk, '2026-12-01')
    await sendIdentity(walk, '4821')
    await sendReview(walk)
    await walk.heading(complete)
    const { rows } = await world.context.pool.query<{ account: string; lead: string }>(
      `select a."Account_Brand__c" as account, l."Lead_Brand__c" as lead
     from record."Order" o join record."Account" a on a."Id" = o."AccountId"
     join record."Lead" l on l."Order__c" = o."Id" where o."Service_Street__c" = $1`,
      [street],
    )
    expect(rows).toEqual([{ account: own, lead: own }])

    const ofAddress = await startWalk(browser, world, visit)
    await beginSession(ofAddress.context, world, visit, customerOf[own])
    await ofAddress.open(signUpPath(visit))
    await ofAddress.heading(noPlan)
    await ofAddress.open(signUpPath(ofOwn))
    await ofAddress.page.locator('main form button[type="submit"]').first().waitFor()
    expect([...walk.problems, ...ofAddress.problems]).toEqual([])
    await walk.context.close()
    await ofAddress.context.close()
  },
)
