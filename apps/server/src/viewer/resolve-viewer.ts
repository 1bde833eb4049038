import { isDeepStrictEqual } from 'node:util'
import { type BrandKey, isBrandKey } from '@porchlight/brands'
import { roleClasses } from '@porchlight/domains/customers/objects/user/role-classes'
import { fail, isPorchlightError } from '@porchlight/errors'
import { languageOfPath } from '@porchlight/i18n'
import type { Session } from '@porchlight/identity'
import type { Language, Viewer } from '@porchlight/metadata'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { confirmView, type PresentView, viewOfRequest } from '../customer-view/view-of-request'
import { acceptedLanguage } from '../http/accepted-language'
import { hostBrandOf } from '../http/host-brand'
import { isDataServiceAddress, isServiceAddress } from '../http/request-address'
import { noteFacts } from '../http/request-facts'
import { findAccessToken, isAccessToken } from '../oauth/access-tokens'
import type { SignedIn } from './rights-memo'
import { sessionCookie } from './session-cookie'
import type { UserStatus } from './user-statuses'

/** Who a request comes from, and the token that proves it. */
export interface RequestViewer {
  readonly viewer: Viewer
  /** Null for guests. */
  readonly token: string | null
  /** The user's display name; empty for guests. */
  readonly name: string
  /** Absent for guests and access tokens. */
  readonly session?: Pick<Session, 'kind' | 'createdAt'>
  /** Whether the token is one of OAuth that was granted for reading alone (`api:read`). */
  readonly readsOnly?: true
  /** Present where one of the staff looks at what the viewer, a customer, sees: nothing may be changed. */
  readonly view?: PresentView
}

/**
 * What a request is for: `reading` is all that staff may do who look at what a customer sees. An open page sends requests
 * by itself that are for `resting`: they are no use of the session.
 */
export type RequestPurpose = 'reading' | 'changing' | 'resting'

/**
 * Finds the viewer of a request by bearer token or session cookie. No token makes a guest; a token that is
 * not alive fails with `invalidSession`. What the memo holds is dropped as soon as the session ends or the
 * user changes, so that a sign-out, a disabled user or a changed role counts from then on.
 *
 * Staff who look at what a customer sees are that customer to a request that is for `reading`. To every other they are
 * nobody: it fails with `viewOnly`, whatever it is, unless its route says that it reads (docs/adr/0088).
 */
export async function resolveViewer(
  request: FastifyRequest,
  context: ServerContext,
  purpose: RequestPurpose = 'changing',
): Promise<RequestViewer> {
  const found = await findViewer(request, context, purpose)
  if (found.viewer.class !== 'guest') noteFacts(request, { userId: found.viewer.userId })
  return found
}

async function findViewer(
  request: FastifyRequest,
  context: ServerContext,
  purpose: RequestPurpose,
): Promise<RequestViewer> {
  const language = languageOf(request)
  const bearer = bearerTokenOf(request)
  const token = bearer ?? sessionCookie.read(request, context.settings.secure)
  if (token === null) return { viewer: { class: 'guest', language }, token: null, name: '' }
  if (isAccessToken(token)) return await viewerOfAccessToken(request, token, language, context)
  const { session, user } = await signedInBy(token, context, purpose)
  if (isOfAnotherBrand(session, request, context)) throw fail('invalidSession')
  const own = { viewer: viewerOf(user, language), token, name: user.name, session }
  const view = bearer === null ? await viewOfRequest(request, { session }, context) : null
  if (view === null) return own
  const present = await confirmView(request, view, own.viewer, context)
  if (purpose !== 'reading') throw fail('viewOnly')
  const { customer } = present
  return { viewer: viewerOf(customer, language), token, name: customer.name, session, view: present }
}

/**
 * Whether a browser's session began on another brand's host (abuse case A13). No browser carries a cookie from one
 * host to another, so somebody else does. Programs' tokens are for all hosts.
 */
function isOfAnotherBrand(
  { hostBrand }: SignedIn['session'],
  request: FastifyRequest,
  { settings }: ServerContext,
): boolean {
  return hostBrand !== null && hostBrand !== hostBrandOf(request, settings)
}

/** The viewer of an access token of OAuth, which counts for the data service alone. It is looked up every time. */
async function viewerOfAccessToken(
  request: FastifyRequest,
  token: string,
  language: Language,
  context: ServerContext,
): Promise<RequestViewer> {
  const found = isDataServiceAddress(request.originalUrl) ? await findAccessToken(context, token) : null
  const mayCall = found?.scopes.some((scope) => scope === 'api' || scope === 'api:read') === true
  const user = found === null || !mayCall ? null : await context.users.find(found.userId)
  if (found === null || user?.active !== true) throw fail('invalidSession')
  const viewer = viewerOf(user, language)
  return { viewer, token, name: user.name, ...(found.scopes.includes('api') ? {} : { readsOnly: true }) }
}

async function signedInBy(token: string, context: ServerContext, purpose: RequestPurpose): Promise<SignedIn> {
  if (purpose !== 'resting') return await context.memo.recall(token, () => lookUp(token, context))
  const signedIn = await peekAt(token, context)
  if (signedIn === null) throw fail('invalidSession')
  return signedIn
}

async function lookUp(token: string, context: ServerContext): Promise<SignedIn> {
  const session = await context.identity.findSession(token)
  const user = session === null ? null : await context.users.find(session.userId)
  if (session === null || user === null || !user.active) throw fail('invalidSession')
  return { session, user }
}

/**
 * The viewer that a token proves at present, with the rights that its user has by now; null when it proves nothing any
 * more. What the server does on its own asks for it each time that it acts for somebody. That is no use of the session,
 * which would otherwise never rest in an open page.
 */
export async function presentViewer(
  token: string,
  language: Language,
  context: Pick<ServerContext, 'memo' | 'identity' | 'users'>,
): Promise<Viewer | null> {
  const signedIn = await peekAt(token, context)
  return signedIn === null ? null : viewerOrNull(signedIn.user, language)
}

/** Who a token proves, which is no use of its session; null when it proves nothing any more. */
function peekAt(
  token: string,
  { memo, identity, users }: Pick<ServerContext, 'memo' | 'identity' | 'users'>,
): Promise<SignedIn | null> {
  return memo.peek(token, async () => {
    const session = await identity.peekSession(token)
    const user = session === null ? null : await users.find(session.userId)
    return session === null || user === null || !user.active ? null : { session, user }
  })
}

/** The viewer that a user is at present, whoever asks; null for one who is unknown or may not sign in. */
export async function viewerOfUser(
  userId: string,
  language: Language,
  { users }: Pick<ServerContext, 'users'>,
): Promise<Viewer | null> {
  const user = await users.find(userId)
  return user?.active === true ? viewerOrNull(user, language) : null
}

function viewerOrNull(user: UserStatus, language: Language): Viewer | null {
  try {
    return viewerOf(user, language)
  } catch (error) {
    if (isPorchlightError(error, 'invalidSession')) return null
    throw error
  }
}

/** The same, with a token that is not alive making a guest: a page then leads to the sign-in. */
export async function resolvePageViewer(
  request: FastifyRequest,
  context: ServerContext,
  purpose: RequestPurpose = 'changing',
): Promise<RequestViewer> {
  try {
    return await resolveViewer(request, context, purpose)
  } catch (error) {
    if (isPorchlightError(error, 'invalidSession')) {
      return { viewer: { class: 'guest', language: languageOf(request) }, token: null, name: '' }
    }
    throw error
  }
}

/**
 * Fails with `invalidSession` when a request no longer comes from `viewer`: what ends sessions or changes users is seen
 * as the next request would see it.
 */
export async function confirmViewer(
  request: FastifyRequest,
  viewer: Viewer,
  context: ServerContext,
): Promise<void> {
  if (viewer.class === 'guest') return
  const { viewer: present } = await resolveViewer(request, context, 'reading')
  if (!isDeepStrictEqual(present, viewer)) throw fail('invalidSession')
}

function viewerOf(user: UserStatus, language: Language): Viewer {
  const viewerClass = roleClasses[user.role]
  switch (viewerClass) {
    case 'customer':
      return { class: 'customer', language, userId: user.userId, contactId: user.contactId ?? '' }
    case 'advisor':
    case 'supervisor':
      return { class: viewerClass, language, userId: user.userId, brand: brandOf(user.servedBrand) }
    case 'admin':
      return { class: 'admin', language, userId: user.userId }
    default:
      throw fail('invalidSession')
  }
}

function brandOf(servedBrand: string | null): BrandKey {
  if (!isBrandKey(servedBrand)) throw fail('invalidSession')
  return servedBrand
}

/**
 * The language of what a request is answered: a page’s is that of its path, for its forms too, whatever the browser’s
 * own is. Calls of the services have no such path; the first language of their `Accept-Language` that we speak decides,
 * and our pages send their own in it.
 */
function languageOf(request: FastifyRequest): Language {
  if (!isServiceAddress(request.originalUrl)) return languageOfPath(request.originalUrl)
  return acceptedLanguage(request.headers['accept-language'])
}

/** The token of the `Authorization` header, null without one. Fails with `invalidSession` for anything else there. */
export function bearerTokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header)?.[1]
  if (token === undefined) throw fail('invalidSession')
  return token
}
