import {
  findOAuthClient,
  type OAuthClient,
} from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { loginAddress } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import { inTransaction } from '@porchlight/transactions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { grantableScopes, wantsNewLogin } from './access-request'
import { consentPage, type PolicedPage, refusalPage } from './consent-page'
import { issueGrant } from './issue-grant'
import { noteProgramAllowed } from './note-program-allowed'
import { consentPath } from './oauth-provider'
import { type PersonHere, personHere } from './person-here'
import { pageLanguage, showPage } from './show-page'
import { withTruth } from './true-request'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** A request for access that waits for a person, and the person who is here. */
interface Waiting {
  readonly interaction: Interaction
  readonly client: OAuthClient
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly user: PersonHere
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
    const language = pageLanguage(request)
    const waiting = await find(request, reply, language)
    if (waiting === null) return reply
    const { interaction } = waiting
    if (wantsNewLogin(interaction.params, waiting.user.signedInAt, context.now()))
      return finish(request, reply, { error: 'login_required' })
    return showPage(reply, 200, ask(waiting, language))
  })

  app.post(`${consentPath}/:uid`, hidden, async (request, reply) => {
    const language = pageLanguage(request)
    const waiting = await find(request, reply, language)
    if (waiting === null) return reply
    const { client, scopes, user } = waiting
    const { decision, user: asked } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    // Somebody else signed in since the page was shown: what was read there is not this person's answer.
    if (asked !== user.userId) return showPage(reply, 200, ask(waiting, language))
    if (decision !== 'approve') return finish(request, reply, { error: 'access_denied' })
    const grantId = await issueGrant(context, await providerOf(request), client, scopes, user.userId)
    // Before the program gets a code for the grant.
    await inTransaction(context.pool, (within) =>
      noteProgramAllowed(within, { grantId, client, scopes, person: user }, context.now()),
    )
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
    // Before the request loses the cookies that the provider may not see.
    const user = await personHere(request, context)
    const interaction = await interactionOf(request, reply)
    const client =
      interaction === null
        ? null
        : await findOAuthClient(context.pool, String(interaction.params.client_id), context.now())
    if (interaction === null || client === null) {
      const brand = hostBrandOf(request, context.settings)
      await showPage(reply, 400, refusalPage(brand, language))
      return null
    }
    if (user === null) {
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
      scopes: grantableScopes(interaction.params, client),
      redirectUri: String(interaction.params.redirect_uri),
      user,
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
}

function ask({ interaction, client, scopes, redirectUri, user }: Waiting, language: Language): PolicedPage {
  return consentPage({
    brand: user.brand,
    language,
    path: `${consentPath}/${interaction.uid}`,
    clientName: client.name,
    scopes,
    goesTo: { redirectUri },
    user,
  })
}
