import type { BrandKey } from '@porchlight/brands'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { AbuseWorld } from './abuse-world'
import { brandHosts } from './portal-browser'

/** A member of staff's browser on one host: what it sends from the console, and from a customer's pages. */
export interface StaffBrowser {
  readonly userId: string
  readonly cookies: Map<string, string>
  /** Sends as a page of the console does. */
  readonly fromConsole: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Sends as a page of the portal does. */
  readonly fromPortal: (request: InjectOptions) => Promise<LightMyRequestResponse>
}

const viewController = '/lwr/apex/v65.0/CustomerPortalViewController'

/** The name of the cookie that contains a view. */
export const viewCookie = 'porchlight_customer_view'

/** Signs a user in on a brand's host, without the sign-in form. */
export async function openStaffBrowser(
  { context, send }: AbuseWorld,
  username: string,
  brand: BrandKey = 'first',
): Promise<StaffBrowser> {
  const userId = await userIdOf(context.pool, username)
  const { token } = await context.identity.startSession(userId, { hostBrand: brand, staff: true })
  const cookies = new Map([['porchlight_session', token]])
  const host = brandHosts[brand]
  const sendFrom = (path: string) => async (request: InjectOptions) => {
    const answer = await send({
      ...request,
      headers: {
        host,
        origin: `http://${host}`,
        referer: `http://${host}${path}`,
        'sec-fetch-site': 'same-origin',
        ...request.headers,
      },
      cookies: Object.fromEntries(cookies),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return { userId, cookies, fromConsole: sendFrom('/es/console/record/1'), fromPortal: sendFrom('/bills') }
}

/** Requests a view of a contact's pages. */
export function requestView(
  browser: Pick<StaffBrowser, 'fromConsole'>,
  contactId: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const payload = { contactId, reason: 'Customer_Asked', note: '', caseNumber: '', ...fields }
  return browser.fromConsole({ method: 'POST', url: `${viewController}/startCustomerView`, payload })
}

/** Requests a view that has to succeed. */
export async function startView(browser: StaffBrowser, contactId: string): Promise<void> {
  const answer = await requestView(browser, contactId)
  if (answer.statusCode !== 200) throw new TypeError(answer.payload)
}

/** Ends the view with the button of its banner. */
export function endView(browser: StaffBrowser): Promise<LightMyRequestResponse> {
  return browser.fromPortal({ method: 'POST', url: '/customer-view/end' })
}

async function userIdOf(pool: AbuseWorld['context']['pool'], username: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  const [user] = rows
  if (user === undefined) throw new RangeError(`no user ${username}`)
  return user.id
}
