// Single rules of the change are tested in domains/profile/methods/change-email.
import { listMessages } from '@porchlight/providers/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { linkTo } from './mailed-links'
import { createNewcomer, createSignedUp, type SignedUp } from './newcomer'
import { withIdentity } from './planted-identities'
import { meetingBeforeTheWrite, withoutJob, withoutUniqueness } from './planted-takeovers'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true, background: true })
})
afterAll(() => world.world.close())

describe('A36: the address that somebody signs in with', () => {
  it('is taken over by nobody who holds a session, another address or one that looks alike', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the password is not asked for again', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ checkPassword: async () => true })),
    })
    expect(await findLeaks(planted, [byStolenSession])).toEqual(['changed without the password'])
  })

  twinIt('is reported by this check when the new address counts before it is verified', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          requestEmailChange: async (request) => {
            const fields = { Username: request.newEmail }
            await context.engine.updateRecord(context.systemViewer, request.userId, { fields })
            return await identity.requestEmailChange(request)
          },
        })),
    })
    expect(await findLeaks(planted, [beforeVerification])).toEqual([
      'the old address stopped working before the new one was verified',
      'the new address worked before it was verified',
    ])
  })

  twinIt('is reported by this check when the old address is not told', async () => {
    const planted = await withHole(world, {
      context: (context) => withoutJob(context, 'send-email-change-notice'),
    })
    expect(await findLeaks(planted, [beforeVerification])).toEqual(['the old address was not told'])
  })

  twinIt('is reported by this check when undoing leaves the thief in', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ endWaysIn: async () => 0 })),
    })
    expect(await findLeaks(planted, [byThiefWithPassword])).toContain(
      'the thief’s password is good after the undoing',
    )
  })

  twinIt('is reported by this check when two logins may have one address', async () => {
    const own = await openAbuseWorld({ portal: true, background: true })
    const context = await withoutUniqueness(own.context)
    const leaks = await findLeaks(await withHole(own, { context: () => context }), [atOnce, byLookAlike])
    await own.world.close()
    expect(leaks).toContain('two logins have the address that both claimed')
    expect(leaks).toContain('taken in capitals')
    expect(leaks).toContain('taken with a Kelvin sign')
    expect(leaks).toContain('registered in capitals')
  })

  twinIt('is reported by this check when letters that look alike pass', async () => {
    const planted = await withHole(world, {
      context: (context) => ({
        ...context,
        emailRisk: { judge: async () => ({ verdict: 'fine', reason: null, suggestion: null }) },
      }),
    })
    expect(await findLeaks(planted, [byLookAlike])).toEqual(['a homoglyph is taken as an address'])
  })
})

let addresses = 0
const freshAddress = () => {
  addresses += 1
  return `kiosk.${addresses}@example.com`
}

type Check = (target: AbuseWorld) => Promise<readonly string[]>

/** The thief has a session and no password. */
const byStolenSession: Check = async (target) => {
  const leaks: string[] = []
  const { customer, browser } = await signIn(target)
  for (const currentPassword of ['', 'Wrong-hill-42', ...guesses]) {
    const outcome = outcomeOf(await requestChange(browser, freshAddress(), currentPassword))
    if (outcome === '200') leaks.push('changed without the password')
    if (outcome === '200' || outcome.startsWith('429')) break
  }
  const last = outcomeOf(await requestChange(browser, freshAddress(), 'Wrong-hill-42'))
  if (!last.startsWith('429') && leaks.length === 0) leaks.push('passwords may be guessed without end')
  // Bypassing the form: the same fields through the data service.
  const cookies = Object.fromEntries(browser.cookies)
  const fields = { Username: freshAddress(), Email: freshAddress() }
  for (const [id, payload] of [
    [customer.userId, { fields }],
    [customer.userId, { fields: { Email: fields.Email } }],
    [customer.contactId, { fields: { Email: fields.Email } }],
  ] as const) {
    await target.send({
      method: 'PATCH',
      url: `/services/data/v65.0/ui-api/records/${id}`,
      headers: { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      cookies,
      payload,
    })
  }
  if (!(await isAddress(target, customer, customer.email))) leaks.push('changed by the data service')
  return leaks
}

const guesses = Array.from({ length: 12 }, (_, index) => `Guess-${index}-hill!`)

const beforeVerification: Check = async (target) => {
  const leaks: string[] = []
  const { customer, browser } = await signIn(target)
  const newEmail = freshAddress()
  await requestChange(browser, newEmail)
  await target.world.background?.idle()
  const messages = await listMessages(target.context.pool)
  const notice = messages.find(({ to, subject }) => to === customer.email && subject !== '')
  const isNotified = notice?.links.some((link) => link.includes('/change-email/undo?link=')) === true
  if (!isNotified) leaks.push('the old address was not told')
  if (
    messages.some(({ to, links }) => to === customer.email && links.some((link) => link.includes('verify')))
  ) {
    leaks.push('the old address can verify the new one')
  }
  if (!(await canLogIn(target, customer.email))) {
    leaks.push('the old address stopped working before the new one was verified')
  }
  if (await canLogIn(target, newEmail)) leaks.push('the new address worked before it was verified')
  return leaks
}

/** The thief also knows the password, and has the new mailbox: all the owner has left is the old one. */
const byThiefWithPassword: Check = async (target) => {
  const leaks: string[] = []
  const { customer, browser: thief } = await signIn(target)
  const newEmail = freshAddress()
  await requestChange(thief, newEmail)
  const undo = await linkTo(target, customer.email)
  const verify = await linkTo(target, newEmail)
  if ((await useLink(target, verify, 'verifyEmail')) !== '200') throw new TypeError('The change failed.')
  if (await canLogIn(target, customer.email)) leaks.push('the old address works beside the new one')
  await thief.call('logIn', { username: newEmail, password })
  if ((await useLink(target, undo, 'undoChangeEmail')) !== '200') leaks.push('the owner cannot undo it')
  if (!(await isAddress(target, customer, customer.email))) leaks.push('the undoing gave nothing back')
  const record = `/services/data/v65.0/ui-api/records/${customer.contactId}?fields=Contact.Name`
  if (outcomeOf(await thief.get(record)) === '200') leaks.push('the thief is signed in after the undoing')
  const isOpen = (await canLogIn(target, customer.email)) || (await canLogIn(target, newEmail))
  if (isOpen) leaks.push('the thief’s password is good after the undoing')
  if (!(await linkTo(target, customer.email)).startsWith('/reset-password'))
    leaks.push('the owner has no way back')
  return leaks
}

/** Two users claim one address, both having passed every check when the first of them writes. */
const atOnce: Check = async (target) => {
  const newEmail = freshAddress()
  const links: string[] = []
  for (const claim of [1, 2]) {
    const { browser } = await signIn(target)
    await requestChange(browser, newEmail)
    links.push(await linkTo(target, newEmail))
    if (claim === 1) target.world.advance(61_000)
  }
  const meeting = await withHole(target, { context: (context) => meetingBeforeTheWrite(context, 2) })
  const outcomes = await Promise.all(links.map((link) => useLink(meeting, link, 'verifyEmail')))
  const { rows } = await target.context.pool.query(
    'select 1 from record."User" where lower("Username") = $1',
    [newEmail],
  )
  if (rows.length > 1) return ['two logins have the address that both claimed']
  return outcomes.sort().join() === '200,409 DUPLICATE_USERNAME'
    ? []
    : [`claims ended with ${outcomes.join()}`]
}

const lookAlikes: Readonly<Record<string, (address: string) => string>> = {
  'in capitals': (address) => address.toUpperCase(),
  'between spaces': (address) => ` ${address} `,
  'in full width': (address) => address.replace('kiosk', 'ｋｉｏｓｋ'),
  'with a long s': (address) => address.replace('s', '\u017f'),
  'with a Kelvin sign': (address) => address.replace('k', '\u212a'),
}

/** The thief claims a look-alike of the owner's address. */
const byLookAlike: Check = async (target) => {
  const leaks: string[] = []
  for (const [name, write] of Object.entries(lookAlikes)) {
    target.world.advance(61_000)
    const owner = await createSignedUp(target, { email: freshAddress() })
    const { browser } = await signIn(target)
    const requested = outcomeOf(await requestChange(browser, write(owner.email)))
    if (requested !== '200') continue
    const link = await linkTo(target, owner.email)
    const outcome = await useLink(target, link, 'verifyEmail')
    if (outcome !== '409 DUPLICATE_USERNAME') leaks.push(`taken ${name}`)
  }
  const owner = await createSignedUp(target, { email: freshAddress() })
  const newcomer = await createNewcomer(target, { email: owner.email.toUpperCase() })
  if ((await register(target, newcomer)) === '200') leaks.push('registered in capitals')
  const { browser } = await signIn(target)
  const cyrillic = owner.email.replace('a', '\u0430')
  if (outcomeOf(await requestChange(browser, cyrillic)) !== '400 INVALID_EMAIL_ADDRESS') {
    leaks.push('a homoglyph is taken as an address')
  }
  return [...leaks, ...(await byPlusAddress(target))]
}

/** A plus-address is a different address: its owner gets nothing of the plain one's. */
const byPlusAddress: Check = async (target) => {
  const leaks: string[] = []
  target.world.advance(16 * 60_000)
  const owner = await createSignedUp(target, { email: freshAddress() })
  const { customer, browser } = await signIn(target)
  const tagged = owner.email.replace('@', '+x@')
  await requestChange(browser, tagged)
  if ((await useLink(target, await linkTo(target, tagged), 'verifyEmail')) !== '200')
    throw new TypeError(tagged)
  const newPassword = 'Thief-lamp-43!'
  await target.context.identity.setPassword(customer.userId, newPassword)
  if (await canLogIn(target, owner.email, newPassword)) leaks.push('a plus-address opens the plain one')
  if (!(await canLogIn(target, owner.email))) leaks.push('a plus-address closes the plain one')
  return leaks
}

const checks = [byStolenSession, beforeVerification, byThiefWithPassword, atOnce, byLookAlike]

async function findLeaks(target: AbuseWorld, chosen: readonly Check[] = checks): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const check of chosen) {
    target.world.advance(16 * 60_000)
    leaks.push(...(await check(target)))
  }
  return leaks
}

async function signIn(
  target: AbuseWorld,
): Promise<{ readonly customer: SignedUp; readonly browser: PortalBrowser }> {
  const customer = await createSignedUp(target)
  const browser = openBrowser(target)
  const { token } = await target.context.identity.startSession(customer.userId)
  browser.cookies.set('porchlight_session', token)
  return { customer, browser }
}

function requestChange(browser: PortalBrowser, newEmail: string, currentPassword = password) {
  return browser.call('changeEmail', { currentPassword, newEmail, confirmEmail: newEmail })
}

/** Opens a link in a separate browser and uses it there. */
async function useLink(target: AbuseWorld, path: string, method: string): Promise<string> {
  const browser = openBrowser(target)
  await browser.get(path)
  return outcomeOf(await browser.call(method))
}

async function canLogIn(target: AbuseWorld, username: string, typed = password): Promise<boolean> {
  return outcomeOf(await openBrowser(target).call('logIn', { username, password: typed })) === '200'
}

async function isAddress({ context }: AbuseWorld, { userId }: SignedUp, email: string): Promise<boolean> {
  const { rows } = await context.pool.query(
    'select 1 from record."User" where "Id" = $1 and "Username" = $2 and "Email" = $2',
    [userId, email],
  )
  return rows.length === 1
}

/** Signs a customer up through the mailed link. */
async function register(
  target: AbuseWorld,
  { email, confirmationNumber: identifier, zipCode }: Awaited<ReturnType<typeof createNewcomer>>,
): Promise<string> {
  target.world.advance(61_000)
  const browser = openBrowser(target)
  await browser.call('findMyAccount', { identifier, zipCode })
  await browser.get(await linkTo(target, email))
  const newPassword = 'Fresh-lamp-43!'
  return outcomeOf(await browser.call('createPassword', { newPassword, confirmPassword: newPassword }))
}
