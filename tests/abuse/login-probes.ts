import type { WayIn } from '@porchlight/identity'
import { bearer, password } from './abuse-world'
import { lock } from './login-events'
import { holding, type LoginWithEverything, stateOfLink } from './login-with-everything'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'

/** Tries one means of access on the running server; true when it signs in, or opens what it is for. */
type Probe = (login: LoginWithEverything) => Promise<boolean>

const laterPassword = 'Later-stove-88!'

/** Probes that can run on one login in sequence, in this order. */
export const probesInARow = {
  presentSession: ({ copy }) => isAlive(copy),
  otherSession: ({ other }) => isAlive(other),
  bearerToken: async ({ target, bearer: token }) => {
    const answer = await target.send({ method: 'GET', url: anything, headers: bearer(token) })
    return answer.statusCode === 200
  },
  liveStream: isNotifiedOfChanges,
  registrationLink: (login) => isOpen(login, 'registration'),
  orderTaskLink: (login) => isOpen(login, 'orderTask'),
  guestMessageLink: (login) => isOpen(login, 'guestMessage'),
  guestConversationLink: async ({ target, tokens }) => {
    const answer = await holding(target, tokens.guestConversation).call('guestConversation')
    return answer.json<{ problem?: string | null }>().problem === null
  },
  lookUpGrant: (login) => isOpen(login, 'enrollmentLookUp'),
  signUp: (login) => isOpen(login, 'enrollmentSignUp'),
  phoneCode: async ({ target, customer, offerId }) =>
    (await target.context.identity.phoneCodeOf(customer.contactId, offerId)) !== null,
  customerView: async ({ viewing }) => {
    const page = await viewing.fromPortal({ method: 'GET', url: '/profile' })
    return page.statusCode === 200 && page.payload.includes('view-banner')
  },
  pendingSignIn: async ({ pending, nextCode }) => isDone(pending, 'verifySecondFactor', { code: nextCode() }),
  passkey: async ({ target, passkey }) => {
    const browser = openBrowser(target)
    const { options } = (await browser.call('startPasskeyLogin')).json()
    return isDone(browser, 'finishPasskeyLogin', { response: passkey.authenticate(options) })
  },
  password: async (login) =>
    isDone(openBrowser(login.target), 'logIn', { username: await usernameOf(login), password }),
  knownDevice: async (login) => {
    const username = await usernameOf(login)
    await lock(login, username)
    // If known, it is compared; if unknown, it is as locked out as any stranger.
    const outcome = outcomeOf(await login.device.call('logIn', { username, password }))
    return !outcome.startsWith('429')
  },
  passwordResetLink: ({ target, tokens }) =>
    isDone(holding(target, tokens.passwordReset), 'resetPassword', {
      newPassword: laterPassword,
      confirmPassword: laterPassword,
    }),
  authenticatorApp: (login) => isSecondFactor(login, login.nextCode()),
  recoveryCode: (login) => isSecondFactor(login, login.recoveryCodes[0] ?? ''),
} as const satisfies Partial<Record<WayIn, Probe>>

/** Probes that block others when used: each runs on a separate login. */
export const shuttingProbes = {
  emailVerificationLink: ({ target, tokens }) =>
    isDone(holding(target, tokens.emailVerification), 'verifyEmail'),
  emailChangeUndoLink: ({ target, tokens }) =>
    isDone(holding(target, tokens.emailChangeUndo), 'undoChangeEmail'),
  secondFactorUndoLink: ({ target, tokens }) =>
    isDone(holding(target, tokens.secondFactorUndo), 'undoSecondFactor'),
} as const satisfies Partial<Record<WayIn, Probe>>

const anything = '/services/data/v65.0/ui-api/object-info/Account'

async function isAlive(browser: PortalBrowser): Promise<boolean> {
  return (await browser.get(anything)).statusCode === 200
}

async function isDone(browser: PortalBrowser, method: string, body: object = {}): Promise<boolean> {
  return (await browser.call(method, body)).statusCode === 200
}

async function isOpen(
  { target, tokens }: LoginWithEverything,
  purpose: keyof LoginWithEverything['tokens'],
): Promise<boolean> {
  return (await stateOfLink(target, purpose, tokens[purpose])) === 'valid'
}

/** Returns whether the response to a second factor signs in a person who has just proved the password. */
async function isSecondFactor(login: LoginWithEverything, code: string): Promise<boolean> {
  const { target, customer } = login
  const { identity } = target.context
  const username = await usernameOf(login)
  await identity.setPassword(customer.userId, laterPassword)
  await identity.forgetFailedLogIns(username)
  const browser = openBrowser(target)
  const answer = await browser.call('logIn', { username, password: laterPassword })
  if (answer.statusCode !== 200 || answer.json().next !== 'secondFactor') return false
  return isDone(browser, 'verifySecondFactor', { code })
}

/** Returns the login's current address. */
async function usernameOf({ target, customer }: LoginWithEverything): Promise<string> {
  const { rows } = await target.context.pool.query<{ username: string }>(
    'select "Username" as username from record."User" where "Id" = $1',
    [customer.userId],
  )
  return rows[0]?.username ?? ''
}

/** Changes a record visible to the person, and waits for the stream's event about it or for the stream's end. */
async function isNotifiedOfChanges({ target, customer, stream }: LoginWithEverything): Promise<boolean> {
  const { engine, systemViewer } = target.context
  await engine.updateRecord(systemViewer, customer.contactId, { fields: { FirstName: 'Nadine' } })
  for (;;) {
    const next = await stream.next()
    if (next === null || next.event === 'signed-out') return false
    if (JSON.stringify(next.data).includes(customer.contactId)) return true
  }
}
