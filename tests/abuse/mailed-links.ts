import type { BrandKey } from '@porchlight/brands'
import type { OneTimePurpose } from '@porchlight/identity'
import { listMessages } from '@porchlight/providers/mail'
import { type AbuseWorld, password } from './abuse-world'
import { createNewcomer, createSignedUp, type Newcomer } from './newcomer'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'

/** A mailed link, with its recipient. */
export interface MailedLink {
  /** Path and query, as in the mail. */
  readonly path: string
  readonly customer: Newcomer & { readonly userId: string | null }
  /** Requests another one of the same kind, for the same person. */
  readonly requestAgain: () => Promise<MailedLink>
}

/** The purpose of a mailed link, and how it is requested and used. */
export interface LinkKind {
  readonly purpose: OneTimePurpose
  readonly lifetimeMs: number
  /** The server method that uses it. */
  readonly method: string
  readonly body: object
  /** Has one mailed to a new customer of `brand`. */
  readonly sendRequest: (target: AbuseWorld, brand: BrandKey) => Promise<MailedLink>
}

const hourMs = 3_600_000
const newPassword = 'Fresh-lamp-43!'
const typed = { newPassword, confirmPassword: newPassword }
let addresses = 0

export const linkKinds: readonly LinkKind[] = [
  {
    purpose: 'registration',
    lifetimeMs: 24 * hourMs,
    method: 'createPassword',
    body: typed,
    sendRequest: async (target, brand) => {
      const customer = { ...(await createNewcomer(target, { brand })), userId: null }
      const { confirmationNumber: identifier, zipCode } = customer
      const sendRequest = async (): Promise<MailedLink> => {
        await succeed(openBrowser(target, { brand }), 'findMyAccount', { identifier, zipCode })
        return { path: await linkTo(target, customer.email), customer, requestAgain: sendRequest }
      }
      return await sendRequest()
    },
  },
  {
    purpose: 'passwordReset',
    lifetimeMs: hourMs,
    method: 'resetPassword',
    body: typed,
    sendRequest: async (target, brand) => {
      const customer = await createSignedUp(target, { brand })
      const sendRequest = async (): Promise<MailedLink> => {
        await succeed(openBrowser(target, { brand }), 'forgotPassword', { username: customer.email })
        return { path: await linkTo(target, customer.email), customer, requestAgain: sendRequest }
      }
      return await sendRequest()
    },
  },
  {
    purpose: 'emailVerification',
    lifetimeMs: 24 * hourMs,
    method: 'verifyEmail',
    body: {},
    sendRequest: (target, brand) => changeEmail(target, brand, 'new'),
  },
  {
    purpose: 'emailChangeUndo',
    lifetimeMs: 24 * hourMs,
    method: 'undoChangeEmail',
    body: {},
    sendRequest: (target, brand) => changeEmail(target, brand, 'old'),
  },
]

async function changeEmail(target: AbuseWorld, brand: BrandKey, to: 'old' | 'new'): Promise<MailedLink> {
  const customer = await createSignedUp(target, { brand })
  const sendRequest = async (): Promise<MailedLink> => {
    addresses += 1
    const newEmail = `moved.${addresses}@example.com`
    const browser = openBrowser(target, { brand })
    await succeed(browser, 'logIn', { username: customer.email, password })
    const form = { currentPassword: password, newEmail, confirmEmail: newEmail }
    await succeed(browser, 'changeEmail', form)
    const path = await linkTo(target, to === 'new' ? newEmail : customer.email)
    return { path, customer, requestAgain: sendRequest }
  }
  return await sendRequest()
}

async function succeed(browser: PortalBrowser, method: string, body: object): Promise<void> {
  const answer = await browser.call(method, body)
  if (answer.statusCode !== 200) throw new TypeError(`${method}: ${answer.payload}`)
}

/** Returns the newest link with a token that was mailed to `email`, once all mail is sent. */
export async function linkTo(target: AbuseWorld, email: string): Promise<string> {
  await target.world.background?.idle()
  const mailbox = (address: string) => address.normalize('NFKC').toLowerCase()
  const messages = await listMessages(target.context.pool)
  const links = messages.filter(({ to }) => mailbox(to) === mailbox(email)).flatMap((mail) => mail.links)
  const link = links.find((candidate) => candidate.includes('link='))
  if (link === undefined) throw new TypeError(`No link was mailed to ${email}.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Opens the link as its owner does, and sends the page's form; returns the outcome. */
export async function follow(browser: PortalBrowser, kind: LinkKind, { path }: MailedLink): Promise<string> {
  const opened = await browser.get(path)
  if (opened.statusCode !== 303) throw new TypeError(`${path}: ${opened.statusCode}`)
  await browser.get(String(opened.headers.location))
  return outcomeOf(await browser.call(kind.method, kind.body))
}
