import type { BrandKey } from '@porchlight/brands'
import { loginAddress } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { ServerContext } from '../composition/server-context'
import { acceptedLanguage } from '../http/accepted-language'
import { hostBrandOf } from '../http/host-brand'
import { resolvePageViewer } from '../viewer/resolve-viewer'
import { consentPage, type PolicedPage, refusalPage } from './consent-page'
import { findOAuthClient, type OAuthClient } from './oauth-clients'
import { consentPath } from './oauth-provider'
import { grantLifetimeSeconds } from './oauth-store'
import { withTruth } from './true-request'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** A request for access that waits for a person, and the person who is here. */
interface Waiting {
  readonly interaction: Interaction
  readonly client: OAuthClient
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly user: { readonly userId: string; readonly name: string; readonly signedInAt: Date }
}

/** Serves the page on which a person approves or declines; whoever is not signed in logs in first, as everywhere. */
export function serveConsent(
  app: FastifyInstance,
  context: ServerContext,
  providerOf: (request: FastifyRequest) => Promise<Provider>,
): void {
  const hidden = { schema: { hide: true } }
  // The log-in leads to the Spanish address after a log-in in Spanish; the request's cookie is for this one alone.
  app.get<{ Params: { uid: string } }>(`/es${consentPath}/:uid`, hidden, async (request, reply) =>
    reply.redirect(`${consentPath}/${encodeURIComponent(request.params.uid)}?lang=es`, 303),
  )

  app.get(`${consentPath}/:uid`, hidden, async (request, reply) => {
    const language = languageOf(request)
    const waiting = await find(request, reply, language)
    if (waiting === null) return reply
    const { interaction } = waiting
    const refusal = refusalBeforeConsent(interaction, waiting.user.signedInAt, context.now())
    if (refusal !== null) return finish(request, reply, { error: refusal })
    return show(reply, 200, ask(hostBrandOf(request, context.settings), waiting, language))
  })

  app.post(`${consentPath}/:uid`, hidden, async (request, reply) => {
    const language = languageOf(request)
    const waiting = await find(request, reply, language)
    if (waiting === null) return reply
    const { client, scopes, user } = waiting
    const { decision, user: asked } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    // Somebody else signed in since the page was shown: what was read there is not this person's answer.
    if (asked !== user.userId)
      return show(reply, 200, ask(hostBrandOf(request, context.settings), waiting, language))
    if (decision !== 'approve') return finish(request, reply, { error: 'access_denied' })
    const grantId = await grant(await providerOf(request), client, scopes, user.userId)
    const login = {
      accountId: user.userId,
      remember: false,
      ts: Math.floor(user.signedInAt.getTime() / 1000),
    }
    return finish(request, reply, { login, consent: { grantId } })
  })

  async function find(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ): Promise<Waiting | null> {
    const { viewer, token, name } = await resolvePageViewer(request, context)
    const interaction = await interactionOf(request, reply)
    const client =
      interaction === null ? null : await findOAuthClient(context.pool, String(interaction.params.client_id))
    if (interaction === null || client === null) {
      const brand = hostBrandOf(request, context.settings)
      await show(reply, 400, refusalPage(brand, language))
      return null
    }
    const session = token === null ? null : await context.identity.findSession(token)
    if (viewer.class === 'guest' || session?.kind !== 'browser') {
      const path =
        language === 'es'
          ? `/es${consentPath}/${interaction.uid}`
          : `${consentPath}/${interaction.uid}?lang=en`
      await reply.redirect(loginAddress(path), 303)
      return null
    }
    return {
      interaction,
      client,
      // Unknown scopes are ignored, as the protocol has it: they are neither shown nor granted.
      scopes: String(interaction.params.scope ?? '')
        .split(' ')
        .filter((scope) => client.scopes.includes(scope)),
      redirectUri: String(interaction.params.redirect_uri),
      user: { userId: viewer.userId, name, signedInAt: session.createdAt },
    }
  }

  /** The request of this browser; null when it has expired or belongs to another browser. */
  async function interactionOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | null> {
    const provider = await providerOf(request)
    withTruth(request.raw, provider)
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const { uid } = request.params as { readonly uid: string }
      return interaction.uid === uid ? interaction : null
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return null
      throw error
    }
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<FastifyReply> {
    const options = { mergeWithLastSubmission: false }
    const provider = await providerOf(request)
    const next = await provider.interactionResult(request.raw, reply.raw, result, options)
    return reply.redirect(next, 303)
  }

  /** The grant lives and dies with a bearer session, which the person finds in the list of sign-ins. */
  async function grant(
    provider: Provider,
    client: OAuthClient,
    scopes: readonly string[],
    userId: string,
  ): Promise<string> {
    const details = { deviceLabel: client.name }
    const { session } = await context.identity.issueBearerToken(userId, grantLifetimeSeconds * 1000, details)
    const made = new provider.Grant({ accountId: userId, clientId: client.id })
    made.jti = session.id
    made.addOIDCScope(scopes.join(' '))
    return await made.save()
  }
}

/** Why a request is refused before anybody is asked: it wants a log-in that is newer than the present one. */
function refusalBeforeConsent(interaction: Interaction, signedInAt: Date, now: Date): string | null {
  const { prompt, max_age: maxAge } = interaction.params
  const isOld = maxAge !== undefined && now.getTime() - signedInAt.getTime() > Number(maxAge) * 1000
  return isOld ||
    String(prompt ?? '')
      .split(' ')
      .includes('login')
    ? 'login_required'
    : null
}

function ask(
  brand: BrandKey,
  { interaction, client, scopes, redirectUri, user }: Waiting,
  language: Language,
): PolicedPage {
  return consentPage({
    brand,
    language,
    path: `${consentPath}/${interaction.uid}`,
    clientName: client.name,
    scopes,
    redirectUri,
    user,
  })
}

async function show(reply: FastifyReply, status: number, page: PolicedPage): Promise<FastifyReply> {
  return reply
    .status(status)
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8')
    .send(page.html)
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { readonly lang?: unknown }
  if (lang === 'en' || lang === 'es') return lang
  return acceptedLanguage(request.headers['accept-language'])
}
