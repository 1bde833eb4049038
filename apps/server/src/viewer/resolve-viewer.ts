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

/** The sender of a request, and the token that proves it. */
export interface RequestViewer {
  readonly viewer: Viewer
  /** Null for guests. */
  readonly token: string | null
  /** The user's display name; empty for guests. */
  readonly name: string
  /** Absent for guests and access tokens. */
  readonly session?: Pick<Session, 'kind' | 'createdAt'>
  /** Whether the token is an OAuth token granted for reading only (`api:read`). */
  readonly readsOnly?: true
  /** Present when staff view as the viewer, a customer: nothing may be changed. */
  readonly view?: PresentView
}

/**
 * The purpose of a request: staff who view as a customer may only send `reading`. An open page sends `resting` requests
 * by itself: they do not count as use of the session.
 */
export type RequestPurpose = 'reading' | 'changing' | 'resting'

/**
 * Finds the viewer of a request by bearer token or session cookie. Without a token the viewer is a guest; an invalid
 * token fails with `invalidSession`. Memo entries are dropped as soon as the session ends or the user changes, so that
 * a sign-out, a disabled user or a changed role takes effect from then on.
 *
 * Staff who view as a customer are that customer to a `reading` request. Every other request fails with `viewOnly`,
 * whatever it is, unless its route declares that it reads (docs/adr/0088).
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
 * Returns whether a browser's session started on another brand's host (abuse case A13). No browser carries a cookie
 * from one host to another, so someone else must have. Programs' tokens are valid for all hosts.
 */
function isOfAnotherBrand(
  { hostBrand }: SignedIn['session'],
  request: FastifyRequest,
  { settings }: ServerContext,
): boolean {
  return hostBrand !== null && hostBrand !== hostBrandOf(request, settings)
}

/**
 * Returns the viewer of an OAuth access token, which is valid only for the data service. It is looked up every time.
 */
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
 * Returns the viewer that a token currently proves, with the user's current rights; null when it is no longer valid.
 * The server's own work calls this each time it acts on behalf of someone. That does not count as use of the session,
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

/** Returns whom a token proves, without counting as use of its session; null when it is no longer valid. */
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

/**
 * Returns the current viewer of a user, regardless of the caller; null for a user who is unknown or may not sign in.
 */
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

/** Like `resolveViewer`, except that an invalid token results in a guest: a page then redirects to the sign-in. */
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
 * Fails with `invalidSession` when a request no longer comes from `viewer`: ended sessions and changed users are seen
 * as the next request would see them.
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
 * Returns the language of a response: a page’s is that of its path, for its forms too, regardless of the browser’s own.
 * Service calls have no such path; the first supported language of their `Accept-Language` decides, and our pages send
 * their own in it.
 */
function languageOf(request: FastifyRequest): Language {
  if (!isServiceAddress(request.originalUrl)) return languageOfPath(request.originalUrl)
  return acceptedLanguage(request.headers['accept-language'])
}

/**
 * Returns the token of the `Authorization` header, null without one. Fails with `invalidSession` for anything else
 * there.
 */
export function bearerTokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header)?.[1]
  if (token === undefined) throw fail('invalidSession')
  return token
}
