import { isDeepStrictEqual } from 'node:util'
import type { BrandKey } from '@porchlight/brands'
import { demoPassword } from '@porchlight/demo/world/demo-world'
import { type ErrorKey, fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { Identity } from '@porchlight/identity'
import type { Language, Viewer } from '@porchlight/metadata'
import type { MethodContext, SessionCookie } from '@porchlight/server-methods/define/method'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { CallRequest } from '@porchlight/ui-api/server'
import { Value } from 'typebox/value'
import { scanFile } from '../documents/operations/scan-file/job'
import { handlers } from '../server'

/** A browser: it stores cookies and calls methods, as a page with or without scripts does. */
export interface TestBrowser {
  /** The tokens of its cookies; tests plant and read them. */
  readonly cookies: {
    session: string | null
    link: string | null
    orderLink: string | null
    pending: string | null
    lookUp: string | null
    lookUpGrant: string | null
    signUp: string | null
    device: string | null
    customerView: string | null
  }
  /** Calls a method; the body and the response have to match the contract. */
  readonly call: (method: string, body?: object) => Promise<Readonly<Record<string, unknown>>>
  /** Calls a method that accepts the parts of a form. */
  readonly callMultipart: (
    method: string,
    parts: AsyncIterable<object>,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** Calls a method that has to be rejected, and returns the error. */
  readonly refusal: (method: string, body?: object) => Promise<PorchlightError>
  /** Returns the key of that error. */
  readonly refusalKey: (method: string, body?: object) => Promise<ErrorKey>
  readonly signIn: (username: string, password?: string) => Promise<Readonly<Record<string, unknown>>>
  /** Returns whether the session cookie is that of a valid session. */
  readonly isSignedIn: () => Promise<boolean>
}

interface BrowserParts
  extends Pick<
    MethodContext,
    | 'identity'
    | 'hostBrand'
    | 'brandAddress'
    | 'textSender'
    | 'alarm'
    | 'audit'
    | 'clientAddress'
    | 'emailRisk'
    | 'enqueue'
  > {
  readonly world: TestWorld
}

export function createBrowser(parts: BrowserParts): TestBrowser {
  const { world, ...given } = parts
  const cookies: TestBrowser['cookies'] = {
    session: null,
    link: null,
    orderLink: null,
    pending: null,
    lookUp: null,
    lookUpGrant: null,
    signUp: null,
    device: null,
    customerView: null,
  }
  const cookie = (
    name: Exclude<keyof TestBrowser['cookies'], 'link'>,
    token: string | null,
  ): SessionCookie => ({
    token,
    start: (started) => {
      cookies[name] = started
    },
    end: () => {
      cookies[name] = null
    },
  })

  const call = async (method: string, body: object = {}) => {
    const handler = handlers.find(({ contract }) => contract.name === method)
    if (handler === undefined) throw new TypeError(`There is no method ${method}.`)
    const { contract } = handler
    if (contract.body !== null && contract.multipart !== true && !Value.Check(contract.body, body))
      throw new TypeError('The body does not fit.')
    const viewer = await viewerOf(cookies.session, given.identity, world)
    const context: MethodContext = {
      ...world.context,
      ...given,
      viewer,
      uploads: {
        ...world.context.uploads,
        scan: (versionId, connection) =>
          given.enqueue(scanFile.name, { versionId }, { key: versionId, within: connection }),
      },
      confirmViewer: async () => {
        const present = await viewerOf(cookies.session, given.identity, world)
        if (!isDeepStrictEqual(present, viewer)) throw fail('invalidSession')
      },
      header: () => undefined,
      fromOwnPage: true,
      isProgram: false,
      apiVersion: 'v65.0',
      // Only a server writes these to its log.
      noteSignIn: () => undefined,
      device: 'Firefox on Linux',
      session: cookie('session', viewer.class === 'guest' ? null : cookies.session),
      pendingSignIn: cookie('pending', cookies.pending),
      lookUpNote: cookie('lookUp', cookies.lookUp),
      lookUpGrant: cookie('lookUpGrant', cookies.lookUpGrant),
      signUp: cookie('signUp', cookies.signUp),
      orderLink: cookie('orderLink', cookies.orderLink),
      knownDevice: cookie('device', cookies.device),
      customerView: cookie('customerView', cookies.customerView),
      linkToken: cookies.link,
      clearLink: () => {
        cookies.link = null
      },
    }
    const isQuery = contract.body === null
    const request = { params: {}, query: isQuery ? body : {}, body } as CallRequest<never, never, never>
    const answer = (await handler.handle(request, context)).body
    if (contract.answer !== null && !Value.Check(contract.answer, answer)) {
      throw new TypeError('The answer does not fit.')
    }
    return answer as Readonly<Record<string, unknown>>
  }
  const refusal = async (method: string, body: object = {}) => {
    try {
      await call(method, body)
    } catch (error) {
      if (isPorchlightError(error)) return error
      throw error
    }
    throw new TypeError(`${method} was not refused.`)
  }
  return {
    cookies,
    call,
    callMultipart: call,
    refusal,
    refusalKey: async (method, body) => (await refusal(method, body)).key,
    signIn: (username, password = demoPassword) => call('logIn', { username, password }),
    isSignedIn: async () =>
      cookies.session !== null && (await given.identity.findSession(cookies.session)) !== null,
  }
}

async function viewerOf(token: string | null, identity: Identity, world: TestWorld): Promise<Viewer> {
  const language: Language = 'en'
  const session = token === null ? null : await identity.findSession(token)
  const user = session === null ? null : await world.context.users.find(session.userId)
  if (user === null || !user.active) return { class: 'guest', language }
  const { userId, contactId, role, servedBrand } = user
  if (role === 'Customer') return { class: 'customer', language, userId, contactId: contactId ?? '' }
  if (role === 'Admin') return { class: 'admin', language, userId }
  return {
    class: role === 'Advisor' ? 'advisor' : 'supervisor',
    language,
    userId,
    brand: servedBrand as BrandKey,
  }
}
