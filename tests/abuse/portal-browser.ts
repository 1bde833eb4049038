import { type BrandKey, byBrand, siteOf } from '@porchlight/brands'
import type { LightMyRequestResponse } from 'fastify'
import type { Target } from './abuse-world'

/** The hosts of the brands in a test world. */
export const brandHosts: Readonly<Record<BrandKey, string>> = byBrand((key) => {
  const { hostWord } = siteOf(key)
  return hostWord === null ? 'localhost' : `${hostWord.toLowerCase()}.localhost`
})

/** A browser on one host: it stores cookies, calls methods as our pages do, and opens pages. */
export interface PortalBrowser {
  /** By name; checks plant and read them. */
  readonly cookies: Map<string, string>
  /** Calls a server method, such as `logIn`. */
  readonly call: (method: string, body?: object) => Promise<LightMyRequestResponse>
  /** Opens a page or a reading call, without following redirects. */
  readonly get: (url: string) => Promise<LightMyRequestResponse>
  /** Presses a button of a page of ours outside the portal. */
  readonly post: (url: string, body: object) => Promise<LightMyRequestResponse>
}

/** Number of browsers opened by checks; by default each has an address in a separate /24. */
let browsers = 0

/** Opens a browser without cookies. */
export function openBrowser(
  target: Target,
  options: {
    readonly brand?: BrandKey
    readonly address?: string
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): PortalBrowser {
  browsers += 1
  const host = brandHosts[options.brand ?? 'first']
  const scheme = target.context.settings.secure ? 'https' : 'http'
  const remoteAddress =
    options.address ?? `10.${(browsers >> 8) & 255}.${browsers & 255}.${1 + (browsers >> 16)}`
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await target.send({
      method,
      url,
      remoteAddress,
      headers: {
        host,
        ...(method === 'GET' ? {} : { origin: `${scheme}://${host}`, 'sec-fetch-site': 'same-origin' }),
        ...options.headers,
      },
      cookies: Object.fromEntries(cookies),
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (value === '' || maxAge === 0 || expires?.getTime() === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    get: (url) => send('GET', url),
    post: (url, body) => send('POST', url, body),
    call: (method, body = {}) => send('POST', methodPath(method), body),
  }
}

/** The methods of each controller except `Login`, which has all others. */
const controllers: Readonly<Record<string, readonly string[]>> = {
  Registration: ['findMyAccount', 'resendRegistrationLink', 'createPassword'],
  Alert: [
    'sendAlertCode',
    'saveTextAlerts',
    'stopTextAlerts',
    'undoConsent',
    'listConsents',
    'alertsOverview',
  ],
  Profile: ['changeEmail', 'verifyEmail', 'undoChangeEmail', 'updatePhones', 'updateLanguage'],
  Enrollment: [
    'lookUpEnrollment',
    'enrollmentStatus',
    'getSignUp',
    'saveSignUpContact',
    'saveSignUpService',
    'saveSignUpStart',
    'saveSignUpIdentity',
    'submitEnrollment',
  ],
  Payment: ['guestBillStatus'],
  Message: ['sendGuestMessage', 'guestConversation'],
  Document: ['documentsOverview', 'offeredOrder', 'takeOrderLink'],
}

/** Returns the address of a server method. */
export function methodPath(method: string): string {
  const [controller = 'Login'] =
    Object.entries(controllers).find(([, methods]) => methods.includes(method)) ?? []
  return `/lwr/apex/v65.0/CustomerPortal${controller}Controller/${method}`
}

/** Summarises a response: the status, and the code of an error. */
export function outcomeOf({ statusCode, payload }: LightMyRequestResponse): string {
  const code = /"errorCode":"(\w+)"/.exec(payload)?.[1]
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`
}
