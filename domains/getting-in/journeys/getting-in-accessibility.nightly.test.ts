import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { customerOf, demoPassword, named, visitsOfRun } from '../../../tests/journeys/portal-visit'
import { openLinkTo, startWalk } from './getting-in-world'

const visits = visitsOfRun(['third', 'second'], ['light', 'dark'])

const guestPages = [
  '/find-my-account',
  '/find-my-account?sent',
  '/find-my-account/send-again',
  '/create-password',
  '/forgot-password',
  '/forgot-password?sent',
  '/reset-password',
  '/verify-email',
  '/change-email/undo',
  '/second-factor/undo',
  '/second-factor',
  '/second-factor?enrol',
  '/login?registered',
]

/** Pages that show their form to the holder of a link. */
const linkPages = [
  ['/create-password', 'registration'],
  ['/reset-password', 'passwordReset'],
  ['/verify-email', 'emailVerification'],
  ['/change-email/undo', 'emailChangeUndo'],
  ['/second-factor/undo', 'secondFactorUndo'],
] as const

const customerPages = [
  '/more',
  '/profile?saved',
  '/profile/phones',
  '/profile/language',
  '/profile/sessions',
  '/profile/sessions/others',
  '/profile/second-factor',
  '/profile/second-factor/remove',
  '/profile/second-factor/remove?passkey=axe-key',
  '/change-password',
  '/change-email',
  '/change-email?sent',
]

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

describe('axe finds nothing, and nothing is wider than the window', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const walk = await startWalk(browser, world, visit)
    for (const path of guestPages) {
      await walk.open(path)
      await expectNothingFound(walk.page, path)
    }
    for (const [path, purpose] of linkPages) {
      await walk.open(await openLinkTo(world, path, purpose, visit))
      await walk.page.locator('main form').waitFor()
      await expectNothingFound(walk.page, `${path} with its link`)
    }
    await walk.open(await openLinkTo(world, '/create-password', 'registration', visit))
    await walk.send({ newPassword: 'short', confirmPassword: 'shorter' })
    await walk.page.locator('[role="alert"]').waitFor()
    await expectNothingFound(walk.page, 'refused password')
    await walk.send({ newPassword: 'Quiet-hill-42', confirmPassword: 'Quiet-hill-42' })
    await walk.page.locator('main a[href$="/find-my-account"]').waitFor()
    await expectNothingFound(walk.page, 'refused link')

    await walk.logIn(customerOf[visit.brand], demoPassword)
    await walk.page.waitForURL((url) => !url.pathname.endsWith('/login'))
    const takeOff = await addSecondFactors(customerOf[visit.brand])
    for (const path of customerPages) {
      await walk.open(path)
      await expectNothingFound(walk.page, path)
    }
    await takeOff()
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

/** Gives a customer an app and a passkey with a long name, so that there is something to list. */
async function addSecondFactors(username: string): Promise<() => Promise<void>> {
  const { identity, pool, now } = world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  const userId = rows[0]?.id ?? ''
  const { secret } = await identity.offerTotp(userId, { issuer: 'Northlamp', account: username })
  expect(await identity.confirmTotp(userId, authenticatorCode(secret, now()))).toBe(true)
  await pool.query(
    `insert into identity.passkey (credential_id, user_id, public_key, counter, transports, label, created_at)
     values ('axe-key', $1, '', 0, '{}', $2, now())`,
    [userId, 'TheTabletOnTheKitchenCounterBesideTheWindow of everyone'],
  )
  return async () => {
    await identity.removePasskey(userId, 'axe-key')
    await identity.removeTotp(userId)
  }
}
