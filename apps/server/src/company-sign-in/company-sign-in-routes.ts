import { timingSafeEqual } from 'node:crypto'
import { signInByCompany } from '@porchlight/domains/administration/operations/company-sign-in/sign-in-by-company'
import { countFromAddress } from '@porchlight/domains/customers/operations/limits/count-attempt'
import { safeStartUrl } from '@porchlight/i18n'
import { companyProofOf } from '@porchlight/identity'
import type { Language } from '@porchlight/metadata'
import { CompanySignInFailure } from '@porchlight/providers/company-sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { acceptedLanguage } from '../http/accepted-language'
import { hostBrandOf } from '../http/host-brand'
import { methodContext } from '../methods/method-routes'
import { isSpanish } from '../pages/spanish-path'
import type { CompanySettings } from '../settings/settings'
import { resolvePageViewer } from '../viewer/resolve-viewer'
import { companySignInCookie } from '../viewer/session-cookie'
import { serveCompanyLogout } from './company-logout-route'

/** Where company sign-in starts; in Spanish with the prefix `/es`. */
const beginning = '/company-sign-in'
/** Where the provider redirects browsers back to, on each brand's host. */
const callback = '/company-sign-in/callback'
const signingOut = '/company-sign-in/sign-out'

/** Why a sign-in failed, as the log-in page reports it. */
type Ending = 'company-refused' | 'company-unavailable' | 'company-again'

/** The log-in page that a browser is sent to, and where it continues from there; an empty `startUrl` is nowhere. */
interface Place {
  readonly language: Language
  readonly startUrl: string
}

/** What the routes need when the settings name a provider. */
interface Company {
  readonly app: FastifyInstance
  readonly context: ServerContext
  readonly settings: CompanySettings
  readonly way: NonNullable<ServerContext['companyWay']>
}

/** Serves company sign-in for staff (docs/adr/0112); without a provider its addresses do not exist. */
export function serveCompanySignIn(app: FastifyInstance, context: ServerContext): void {
  const { companyWay: way, settings } = context
  if (way === null || settings.company === null) return
  const company: Company = { app, context, settings: settings.company, way }
  const options = { schema: { hide: true } }
  for (const path of [beginning, `/es${beginning}`]) {
    app.get(path, options, (request, reply) => begin(company, request, reply))
  }
  app.get(callback, options, (request, reply) => finish(company, request, reply))
  app.get(signingOut, options, (request, reply) => signOut(company, request, reply))
  serveCompanyLogout(app, context, way)
}

async function begin(company: Company, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context, way } = company
  const { identity, settings } = context
  const language: Language = isSpanish(request.originalUrl) ? 'es' : 'en'
  const startUrl = safeStartUrl(queryOf(request).get('startURL')) ?? ''
  if (isOfAnotherSite(request)) return reply.redirect(logInAddress({ language, startUrl }), 303)
  const viewer = await resolvePageViewer(request, context, 'reading')
  await countFromAddress(methodContext(request, reply, viewer, context), 'companyFromAddress')
  const brand = hostBrandOf(request, settings)
  const token = await identity.company.startRequest({ brand, language, startUrl })
  try {
    const address = await way.begin({
      redirectUri: redirectUri(context, request),
      proof: companyProofOf(token),
    })
    companySignInCookie.set(reply, token, settings.secure)
    return reply.redirect(address, 303)
  } catch (error) {
    return endWith(company, request, reply, endingOf(request, error), { language, startUrl })
  }
}

/**
 * Returns whether the request comes from another site's page. A provider that knows the browser does not prompt, so
 * such a link would sign in someone who clicked nothing: they get the log-in page with the button instead. Typed
 * addresses, and browsers that do not report an origin, continue.
 */
function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
}

async function finish(company: Company, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context, settings, way } = company
  const { identity } = context
  const { secure } = context.settings
  const token = companySignInCookie.read(request, secure)
  const proof = token === null ? null : companyProofOf(token)
  const elsewhere = { language: acceptedLanguage(request.headers['accept-language']), startUrl: '' }
  // A response to a request that this browser did not send does not use up the one that it did.
  if (token === null || proof === null || !isSame(queryOf(request).get('state'), proof.state))
    return endWith(company, request, reply, 'company-again', elsewhere)
  companySignInCookie.clear(reply, secure)
  const begun = await identity.company.takeRequest(token)
  if (begun === null || begun.brand !== hostBrandOf(request, context.settings))
    return endWith(company, request, reply, 'company-again', elsewhere)
  const language: Language = begun.language === 'es' ? 'es' : 'en'
  const place: Place = { language, startUrl: begun.startUrl }
  try {
    const address = new URL(redirectUri(context, request))
    address.search = new URL(request.originalUrl, address).search
    const claims = await way.finish({ callback: address, proof })
    const found = await resolvePageViewer(request, context)
    const viewer = { ...found, viewer: { ...found.viewer, language } }
    const method = methodContext(request, reply, viewer, context)
    const result = await signInByCompany(method, claims, settings.policy)
    if (result.outcome === 'refused') {
      request.log.warn({ event: 'company-sign-in.refused', reason: result.reason }, 'company-sign-in')
      return endWith(company, request, reply, 'company-refused', place)
    }
    const start = safeStartUrl(begun.startUrl) ?? inLanguage(language, '/console')
    if (result.outcome === 'signedIn') return reply.redirect(start, 303)
    const query = `${result.stage === 'enrolment' ? 'enrol&' : ''}startURL=${encodeURIComponent(start)}`
    return reply.redirect(`${inLanguage(language, '/second-factor')}?${query}`, 303)
  } catch (error) {
    return endWith(company, request, reply, endingOf(request, error), place)
  }
}

/** Signs out at the provider, which redirects back to the log-in page; a session here is unaffected. */
async function signOut(
  company: Company,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context, way } = company
  const brand = hostBrandOf(request, context.settings)
  const returnTo = `${context.settings.brandAddresses[brand]}/login`
  const address = await way.endSessionAddress(returnTo).catch(() => null)
  return reply.redirect(address ?? '/login', 303)
}

/**
 * Maps a failure during sign-in to what the browser is shown; any failure that is not the provider's is left to the
 * server.
 */
function endingOf(request: FastifyRequest, error: unknown): Ending {
  if (!(error instanceof CompanySignInFailure)) throw error
  request.log.warn({ event: `company-sign-in.${error.kind}`, reason: error.message }, 'company-sign-in')
  if (error.kind === 'unavailable') return 'company-unavailable'
  return 'company-again'
}

function endWith(
  { context }: Company,
  request: FastifyRequest,
  reply: FastifyReply,
  ending: Ending,
  place: Place,
): FastifyReply {
  companySignInCookie.clear(reply, context.settings.secure)
  request.log.debug({ event: ending }, 'company-sign-in')
  return reply.redirect(logInAddress(place, ending), 303)
}

/** Returns the address of the log-in page, which reports `ending` and redirects to where the browser wanted to go. */
function logInAddress({ language, startUrl }: Place, ending?: Ending): string {
  const start = startUrl === '' ? [] : [`startURL=${encodeURIComponent(startUrl)}`]
  const query = [...(ending === undefined ? [] : [ending]), ...start].join('&')
  return `${inLanguage(language, '/login')}${query === '' ? '' : `?${query}`}`
}

/**
 * Returns the redirect URI, which the provider compares with the registered one, character by character; no request can
 * influence it.
 */
function redirectUri({ settings }: ServerContext, request: FastifyRequest): string {
  return `${settings.brandAddresses[hostBrandOf(request, settings)]}${callback}`
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.originalUrl, 'http://site.invalid').searchParams
}

function inLanguage(language: Language, path: string): string {
  return language === 'es' ? `/es${path}` : path
}

function isSame(given: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
