import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { follow, linkKinds, type MailedLink } from './mailed-links'
import { createSignedUp, type SignedUp, switchOff } from './newcomer'
import { withIdentity } from './planted-identities'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true, background: true })
})
afterAll(() => world.world.close())

describe('A15: a session that was stolen', () => {
  it('ends with a new password, another address, sign-out and with the user, for good', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the sessions of a user are not ended', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ endWaysIn: async () => 0 })),
    })
    expect(await findLeaks(planted)).toEqual([
      'alive after a reset of the password',
      'alive after an undone change of address',
      'alive after a new password',
      'alive after the end of other sessions',
    ])
  })

  twinIt('is reported by this check when sign-out ends nothing', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ endSession: async () => {} })),
    })
    expect(await findLeaks(planted)).toEqual(['alive after sign-out'])
  })

  twinIt('is reported by this check when sessions wait for their user', async () => {
    const { pool } = world.context
    await pool.query('alter table record."User" disable trigger login_changed')
    const leaks = await findLeaks(world)
    await pool.query('alter table record."User" enable trigger login_changed')
    expect(leaks).toEqual([
      'alive after an address that staff changed',
      'alive after a user who was switched off and on',
    ])
  })
})

/** A customer whose session the thief has as well. */
interface Theft {
  readonly customer: SignedUp
  readonly owner: PortalBrowser
  readonly thief: PortalBrowser
}

/** The ways to end the thief's session. */
const ends: Readonly<Record<string, (target: AbuseWorld) => Promise<Theft>>> = {
  'a reset of the password': (target) => useLink(target, 'passwordReset'),
  'a verified address': (target) => useLink(target, 'emailVerification'),
  'an undone change of address': (target) => useLink(target, 'emailChangeUndo'),
  'a new password': async (target) => {
    const theft = await steal(target, await createSignedUp(target))
    const newPassword = 'Fresh-lamp-43!'
    const form = { currentPassword: password, newPassword, confirmPassword: newPassword }
    await succeed(theft.owner, 'changePassword', form)
    if (!(await isAlive(theft, theft.owner))) throw new TypeError('The owner was signed out.')
    return theft
  },
  'the end of other sessions': async (target) => {
    const theft = await steal(target, await createSignedUp(target))
    await succeed(theft.owner, 'endOtherSessions', {})
    return theft
  },
  'sign-out': async (target) => {
    const theft = await steal(target, await createSignedUp(target))
    // The thief has a copy of the owner's own cookie.
    theft.thief.cookies.set('porchlight_session', theft.owner.cookies.get('porchlight_session') ?? '')
    await succeed(theft.owner, 'logOut', {})
    return theft
  },
  'an address that staff changed': async (target) => {
    const { engine, systemViewer } = target.context
    const theft = await steal(target, await createSignedUp(target))
    const Username = `corrected.${theft.customer.email}`
    await engine.updateRecord(systemViewer, theft.customer.userId, { fields: { Username } })
    return theft
  },
  'a user who was switched off': async (target) => {
    const theft = await steal(target, await createSignedUp(target))
    await switchOff(target, theft.customer.userId)
    return theft
  },
  'a user who was switched off and on': async (target) => {
    const { engine, systemViewer } = target.context
    const theft = await steal(target, await createSignedUp(target))
    await switchOff(target, theft.customer.userId)
    await engine.updateRecord(systemViewer, theft.customer.userId, { fields: { IsActive: true } })
    return theft
  },
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const [name, end] of Object.entries(ends)) {
    target.world.advance(16 * 60_000)
    const theft = await end(target)
    if (await isAlive(theft, theft.thief)) leaks.push(`alive after ${name}`)
  }
  return leaks
}

/** Signs the owner and the thief in, each with a session. */
async function steal(target: AbuseWorld, customer: SignedUp): Promise<Theft> {
  const theft = { customer, owner: openBrowser(target), thief: openBrowser(target) }
  for (const browser of [theft.owner, theft.thief]) {
    await succeed(browser, 'logIn', { username: customer.email, password })
    if (!(await isAlive(theft, browser))) throw new TypeError('The sign-in gave no session.')
  }
  return theft
}

async function useLink(target: AbuseWorld, purpose: string): Promise<Theft> {
  const kind = linkKinds.find((candidate) => candidate.purpose === purpose)
  const link = await kind?.sendRequest(target, 'first')
  if (kind === undefined || link === undefined) throw new TypeError(purpose)
  const theft = await steal(target, signedUp(link))
  const outcome = await follow(openBrowser(target), kind, link)
  if (outcome !== '200') throw new TypeError(`${purpose}: ${outcome}`)
  return theft
}

function signedUp({ customer }: MailedLink): SignedUp {
  if (customer.userId === null) throw new TypeError(`${customer.email} has no login.`)
  return { ...customer, userId: customer.userId }
}

async function isAlive({ customer }: Theft, browser: PortalBrowser): Promise<boolean> {
  const url = `/services/data/v65.0/ui-api/records/${customer.contactId}?fields=Contact.Name`
  return outcomeOf(await browser.get(url)) === '200'
}

async function succeed(browser: PortalBrowser, method: string, body: object): Promise<void> {
  const answer = await browser.call(method, body)
  if (answer.statusCode !== 200) throw new TypeError(`${method}: ${answer.payload}`)
}
