import { listMessages } from '@porchlight/providers/mail'
import type { BackgroundWork } from '@porchlight/server/testing'
import type { AbuseWorld } from './abuse-world'
import { canary } from './canaries'
import { createNewcomer } from './newcomer'
import { openBrowser, type PortalBrowser } from './portal-browser'

/**
 * Does everything that a customer does with a password, a link or a session, with canaries for all self-chosen values,
 * and returns the secrets: passwords, tokens of links, sessions and programs, keys of apps.
 */
export async function liveWithCanaries(
  target: AbuseWorld,
  background: BackgroundWork,
): Promise<readonly string[]> {
  const passwords = [canary('password'), canary('password'), canary('password'), canary('password')] as const
  const [first, second, third, wrong] = passwords
  const emails = [canary('email'), canary('email')] as const
  const [email, newEmail] = emails
  const secrets: string[] = [...passwords]
  const customer = await createNewcomer(target, { email })
  const linkOf = async (to: string) => {
    await background.idle()
    const messages = await listMessages(target.context.pool)
    const links = messages.filter((message) => message.to === to).flatMap((message) => message.links)
    const link = links.find((candidate) => candidate.includes('link='))
    if (link === undefined) throw new TypeError(`No link was mailed to ${to}.`)
    const { pathname, search, searchParams } = new URL(link)
    secrets.push(searchParams.get('link') ?? '')
    target.world.advance(61_000)
    return pathname + search
  }
  const useLink = async (path: string, method: string, body: object = {}) => {
    const browser = openBrowser(target)
    await browser.get(path)
    await succeed(browser, method, body)
  }
  const logIn = async (username: string, password: string) => {
    const browser = openBrowser(target)
    await succeed(browser, 'logIn', { username, password })
    secrets.push(browser.cookies.get('porchlight_session') ?? '')
    return browser
  }
  const typed = (newPassword: string) => ({ newPassword, confirmPassword: newPassword })

  const { confirmationNumber: identifier, zipCode } = customer
  await succeed(openBrowser(target), 'findMyAccount', { identifier, zipCode })
  await useLink(await linkOf(email), 'createPassword', typed(first))
  await openBrowser(target).call('logIn', { username: email, password: wrong })
  const browser = await logIn(email, first)
  await succeed(browser, 'changePassword', { currentPassword: first, ...typed(second) })
  secrets.push(browser.cookies.get('porchlight_session') ?? '')
  const enrolled = await browser.call('enrolTotp', { currentPassword: second })
  secrets.push(...(enrolled.payload.match(/\b[A-Z2-7]{26,}\b/g) ?? []))
  await succeed(openBrowser(target), 'forgotPassword', { username: email })
  await useLink(await linkOf(email), 'resetPassword', typed(third))
  const change = { currentPassword: third, newEmail, confirmEmail: newEmail }
  await succeed(await logIn(email, third), 'changeEmail', change)
  await useLink(await linkOf(newEmail), 'verifyEmail')
  await linkOf(email)
  // A mail server that includes the address in its rejection.
  background.mailbox?.faults.refuseNext(1, 'permanent')
  await succeed(openBrowser(target), 'forgotPassword', { username: newEmail })
  await background.idle()
  const { token } = await target.context.identity.issueBearerToken(target.mine.userId, 86_400_000)
  secrets.push(token)
  await openBrowser(target, { headers: { authorization: `Bearer ${token}` } }).get('/livez')
  if (secrets.includes('') || secrets.length < 13) throw new TypeError(`${secrets.length} secrets`)
  return secrets
}

async function succeed(browser: PortalBrowser, method: string, body: object): Promise<void> {
  const answer = await browser.call(method, body)
  if (answer.statusCode !== 200) throw new TypeError(`${method}: ${answer.payload}`)
}
