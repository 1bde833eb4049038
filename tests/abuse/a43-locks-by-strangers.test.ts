import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { holding, mailedToken, stateOfLink, succeed } from './login-with-everything'
import { createSignedUp } from './newcomer'
import { withIdentity } from './planted-identities'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ background: true })
})
afterAll(() => world.world.close())

describe('A43: strangers who know a username', () => {
  it('keep its owner neither from signing in at a known browser nor from a new password', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('are reported by this check when no browser is known', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ isKnownDevice: async () => false })),
    })
    // Whether a browser is known is checked by the sign-in, of the package itself, and by the reset link form.
    expect(await findLeaks(planted)).toEqual(['the owner gets no link to reset the password'])
  })

  twinIt('are reported by this check when browsers are not remembered', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({ rememberDevice: async () => identity.newBinding() })),
    })
    expect(await findLeaks(planted)).toEqual([
      'the owner cannot sign in at a known browser',
      'guesses at a known browser are counted with those of strangers',
      'the owner gets no link to reset the password',
    ])
  })

  twinIt('are reported by this check when a known browser may guess without end', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          logIn: async (request) => {
            const result = await identity.logIn(request)
            return request.deviceToken !== undefined && result.outcome === 'limited'
              ? { outcome: 'failed' }
              : result
          },
        })),
    })
    expect(await findLeaks(planted)).toEqual([
      'strangers may guess on',
      'a known browser guesses without end',
    ])
  })
})

/** Signs a person in and out, so that the browser is known. */
async function knownBrowser(target: AbuseWorld, username: string): Promise<PortalBrowser> {
  const browser = openBrowser(target)
  await succeed(browser, 'logIn', { username, password })
  await succeed(browser, 'logOut')
  return browser
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  return [...(await whileLocked(target)), ...(await whileMailsAreUsedUp(target))]
}

async function whileLocked(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { email: username } = await createSignedUp(target)
  const mine = await knownBrowser(target, username)
  const stolen = await knownBrowser(target, username)
  const ofAnother = await knownBrowser(target, (await createSignedUp(target)).email)
  const guess = async (browser: PortalBrowser, entered = 'Wrong-hill-42') =>
    outcomeOf(await browser.call('logIn', { username, password: entered }))
  for (let count = 0; count < 10; count += 1) await guess(openBrowser(target))
  const refused = await Promise.all([
    guess(openBrowser(target), password),
    guess(ofAnother, password),
    guess(openBrowser(target)),
  ])
  if (!refused.every((outcome) => outcome.startsWith('429'))) leaks.push('strangers may guess on')

  if ((await guess(mine, password)) !== '200') leaks.push('the owner cannot sign in at a known browser')
  if (!(await guess(openBrowser(target), password)).startsWith('429'))
    leaks.push('strangers are let off by the owner’s sign-in')
  if ((await guess(stolen)).startsWith('429'))
    leaks.push('guesses at a known browser are counted with those of strangers')
  for (let count = 0; count < 9; count += 1) await guess(stolen)
  if (!(await guess(stolen, password)).startsWith('429')) leaks.push('a known browser guesses without end')
  return leaks
}

async function whileMailsAreUsedUp(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { email: username } = await createSignedUp(target)
  const mine = await knownBrowser(target, username)
  for (let count = 0; count < 7; count += 1) {
    await succeed(openBrowser(target), 'forgotPassword', { username })
    target.world.advance(61_000)
  }
  const last = await mailedToken(target, username, '/reset-password')
  if ((await stateOfLink(target, 'passwordReset', last)) !== 'valid') leaks.push('the last link is no good')
  // Hours later that link has expired, and the day's mails are still used up.
  target.world.advance(2 * 3_600_000)
  await succeed(openBrowser(target), 'forgotPassword', { username })
  if ((await mailedToken(target, username, '/reset-password')) !== last) leaks.push('mails are not limited')
  await succeed(mine, 'forgotPassword', { username })
  const own = await mailedToken(target, username, '/reset-password')
  const typed = { newPassword: 'Fresh-lamp-43!', confirmPassword: 'Fresh-lamp-43!' }
  const outcome = outcomeOf(await holding(target, own).call('resetPassword', typed))
  if (outcome !== '200') leaks.push('the owner gets no link to reset the password')
  return leaks
}
