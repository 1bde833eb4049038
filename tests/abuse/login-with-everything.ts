import type { OneTimePurpose, TokenPurpose } from '@porchlight/identity'
import { enqueueJob } from '@porchlight/jobs'
import { listMessages } from '@porchlight/providers/mail'
import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { createAuthenticator, type SoftwareAuthenticator } from '@porchlight/test-kit/software-authenticator'
import { type EventStream, openEventStream } from '../live/event-stream'
import { type AbuseWorld, password } from './abuse-world'
import { openStaffBrowser, type StaffBrowser, startView } from './customer-view'
import { createSignedUp, type SignedUp } from './newcomer'
import { openBrowser, type PortalBrowser } from './portal-browser'

/** A login with one of each means of access. */
export interface LoginWithEverything {
  readonly target: AbuseWorld
  readonly customer: SignedUp
  readonly newEmail: string
  /** Triggers events; its session is the current one. */
  readonly own: PortalBrowser
  /** The current session as copied by a thief. */
  readonly copy: PortalBrowser
  readonly other: PortalBrowser
  readonly pending: PortalBrowser
  /** The device of `other`, without a session. */
  readonly device: PortalBrowser
  readonly bearer: string
  readonly stream: EventStream
  readonly passkey: SoftwareAuthenticator
  readonly recoveryCodes: readonly string[]
  /** Returns the authenticator app's next code; each is valid once. */
  readonly nextCode: () => string
  /** Tokens of mailed links, and of guests' cookies. */
  readonly tokens: Readonly<Record<TokenPurpose, string>>
  /** An advisor's browser that views this customer; for staff, their own that views another customer. */
  readonly viewing: StaffBrowser
  /** The offer of a phone code. */
  readonly offerId: string
}

const hourMs = 3_600_000
let addresses = 0

/** Calls a method that has to succeed, and returns its response. */
export async function succeed(
  browser: PortalBrowser,
  method: string,
  body: object = {},
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await browser.call(method, body)
  if (answer.statusCode !== 200) throw new TypeError(`${method}: ${answer.payload}`)
  return answer.json()
}

/** Creates a customer, or a member of staff if `staff` is set, with every means of access to their login. */
export async function createLoginWithEverything(
  target: AbuseWorld,
  { staff }: { readonly staff: boolean },
): Promise<LoginWithEverything> {
  const { engine, identity, systemViewer, now } = target.context
  const customer = await createSignedUp(target)
  const { userId, email, contactId } = customer
  addresses += 1
  const newEmail = `elsewhere.${addresses}@example.com`
  const own = openBrowser(target)
  await succeed(own, 'logIn', { username: email, password })
  await succeed(own, 'changeEmail', { currentPassword: password, newEmail, confirmEmail: newEmail })
  if (staff) {
    const fields = { Portal_Role__c: 'Advisor', Served_Brand__c: 'first' }
    await engine.updateRecord(systemViewer, userId, { fields })
    await succeed(own, 'logIn', { username: email, password })
  }
  const { secret } = await succeed(own, 'enrolTotp', staff ? {} : { currentPassword: password })
  const nextCode = () => {
    target.world.advance(30_000)
    return authenticatorCode(String(secret), now())
  }
  const { recoveryCodes } = await succeed(own, 'confirmTotp', { code: nextCode() })
  // Each addition has its own link, by its moment.
  target.world.advance(1_000)
  const passkey = await addPasskey(target, own)
  const logIn = async () => {
    const browser = openBrowser(target)
    await succeed(browser, 'logIn', { username: email, password })
    return browser
  }
  const other = await logIn()
  await succeed(other, 'verifySecondFactor', { code: nextCode() })
  await succeed(openBrowser(target), 'forgotPassword', { username: email })
  const cookieTokens = async (purpose: TokenPurpose) => {
    const issued = await identity.issueOneTimeToken({
      purpose,
      brand: 'first',
      subjectId: `${contactId}.${purpose}`,
      lifetimeMs: hourMs,
    })
    return issued.token
  }
  const tokens = {
    registration: await cookieTokens('registration'),
    orderTask: await cookieTokens('orderTask'),
    guestMessage: await cookieTokens('guestMessage'),
    guestConversation: await conversationToken(target, email, contactId),
    enrollmentLookUp: await cookieTokens('enrollmentLookUp'),
    enrollmentSignUp: await cookieTokens('enrollmentSignUp'),
    mailChoice: await cookieTokens('mailChoice'),
    passwordReset: await mailedToken(target, email, '/reset-password'),
    emailVerification: await mailedToken(target, newEmail, '/verify-email'),
    emailChangeUndo: await mailedToken(target, email, '/change-email/undo'),
    secondFactorUndo: await mailedToken(target, email, '/second-factor/undo'),
  }
  const { token: bearer } = await identity.issueBearerToken(userId, hourMs)
  const stream = await openEventStream(target.world.origin, bearer)
  await stream.next()
  const { id: offerId } = await identity.offerPhoneCode(contactId, '+17135550121')
  const viewing = await openStaffBrowser(target, staff ? email : 'advisor.first@example.com')
  await startView(viewing, staff ? (await createSignedUp(target)).contactId : contactId)
  return {
    target,
    customer,
    newEmail,
    own,
    copy: withCookie(target, own, 'session'),
    other,
    pending: await logIn(),
    device: withCookie(target, other, 'device'),
    bearer,
    stream,
    passkey,
    recoveryCodes: recoveryCodes as readonly string[],
    nextCode,
    tokens,
    viewing,
    offerId,
  }
}

/** Returns the token to the conversation of a message that the person wrote without signing in. */
async function conversationToken(target: AbuseWorld, email: string, contactId: string): Promise<string> {
  const { engine, systemViewer, pool } = target.context
  const fields = { Subject: 'Locked out', Description: 'I am.', ContactId: contactId, SuppliedEmail: email }
  const caseId = await engine.createRecord(systemViewer, 'Case', { fields })
  await enqueueJob(pool, 'send-case-reply', { caseId })
  return mailedToken(target, email, '/messages/guest/conversation')
}

/** Enrolls a passkey for the signed-in user. */
export async function addPasskey(
  { context }: AbuseWorld,
  browser: PortalBrowser,
): Promise<SoftwareAuthenticator> {
  const authenticator = createAuthenticator(context.settings.brandAddresses.first)
  const { options } = await succeed(browser, 'startPasskeyRegistration', { currentPassword: password })
  const response = authenticator.register(options)
  await succeed(browser, 'finishPasskeyRegistration', { response, label: 'key' })
  return authenticator
}

/** Returns a browser that opened a mailed link. */
export function holding(target: AbuseWorld, token: string): PortalBrowser {
  const browser = openBrowser(target)
  browser.cookies.set('porchlight_link', target.context.cookieHolders.seal('link', token, null))
  return browser
}

/** Returns another browser that has one of the cookies of `browser`. */
function withCookie(target: AbuseWorld, browser: PortalBrowser, name: string): PortalBrowser {
  const copy = openBrowser(target)
  const token = browser.cookies.get(`porchlight_${name}`)
  if (token === undefined) throw new TypeError(`The browser has no cookie ${name}.`)
  copy.cookies.set(`porchlight_${name}`, token)
  return copy
}

/** Returns the token of the newest link to that page that was mailed to `email`, once all mail is sent. */
export async function mailedToken(target: AbuseWorld, email: string, path: string): Promise<string> {
  await target.world.background?.idle()
  const messages = await listMessages(target.context.pool)
  const links = messages.filter(({ to }) => to === email).flatMap((mail) => mail.links)
  const link = links.map((address) => new URL(address)).find(({ pathname }) => pathname === path)
  const token = link?.searchParams.get('link') ?? null
  if (token === null) throw new TypeError(`No link to ${path} was mailed to ${email}.`)
  return token
}

/** Returns the state of a mailed link according to the page that it opens. */
export async function stateOfLink(
  { context }: AbuseWorld,
  purpose: OneTimePurpose | TokenPurpose,
  token: string,
): Promise<string> {
  return (await context.identity.lookAtOneTimeToken(token, { purpose, brand: 'first' })).state
}
