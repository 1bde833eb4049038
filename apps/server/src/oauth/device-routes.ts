import {
  findOAuthClient,
  type OAuthClient,
} from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { attemptLimits } from '@porchlight/domains/customers/operations/limits/attempt-limits'
import { loginAddress } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import { inTransaction } from '@porchlight/transactions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { ServerContext } from '../composition/server-context'
import { hostBrandOf } from '../http/host-brand'
import { grantableScopes, wantsNewLogin } from './access-request'
import { consentPage } from './consent-page'
import { type CodeProblem, deviceCodePage, deviceDonePage, newLoginPage } from './device-page'
import { type DeviceRequest, decideDeviceRequest, findDeviceRequest } from './device-requests'
import { issueGrant } from './issue-grant'
import { noteProgramAllowed } from './note-program-allowed'
import { devicePath } from './oauth-provider'
import { type PersonHere, personHere } from './person-here'
import { pageLanguage, showPage } from './show-page'

/** A device whose code was typed, and who is to decide about it. */
interface Waiting {
  readonly device: DeviceRequest
  readonly client: OAuthClient
  readonly scopes: readonly string[]
}

/** Serves the page on which a person types the code that a device shows, and approves or declines it (RFC 8628). */
export function serveDevices(
  app: FastifyInstance,
  context: ServerContext,
  providerOf: (request: FastifyRequest) => Promise<Provider>,
): void {
  const hidden = { schema: { hide: true } }
  // The log-in leads to the Spanish address after a log-in in Spanish.
  app.get(`/es${devicePath}`, hidden, (request, reply) =>
    reply.redirect(addressOf('es', typedIn(request.query)), 303),
  )

  app.get(devicePath, hidden, async (request, reply) => {
    const language = pageLanguage(request)
    const typed = typedIn(request.query)
    if ((await personHere(request, context)) === null) return logIn(reply, language, typed)
    return showPage(reply, 200, deviceCodePage(frameOf(request), typed, null))
  })

  app.post(devicePath, hidden, async (request, reply) => {
    const typed = typedIn(request.body)
    const person = await personHere(request, context)
    if (person === null) return logIn(reply, pageLanguage(request), typed)
    const waiting = await find(person, typed)
    if ('problem' in waiting) {
      const { status, problem } = waiting
      return showPage(reply, status, deviceCodePage(frameOf(request), typed, problem))
    }
    const { decision, user } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    // Only who read the question answers it: somebody else may have signed in since.
    if (user !== person.userId || (decision !== 'approve' && decision !== 'decline'))
      return showPage(reply, 200, ask(request, waiting, person))
    const isApproved = decision === 'approve'
    const { params, requestedAt } = waiting.device
    // The program wants a newer log-in: that is no decision of the person, for whom the code goes on counting.
    if (isApproved && wantsNewLogin(params, person.signedInAt, context.now(), requestedAt))
      return showPage(
        reply,
        400,
        newLoginPage(frameOf(request), waiting.client.name, waiting.device.userCode),
      )
    const isStored = isApproved
      ? await approve(await providerOf(request), waiting, person)
      : await decideDeviceRequest(context.pool, waiting.device, { error: 'access_denied' }, context.now())
    if (!isStored) return showPage(reply, 422, deviceCodePage(frameOf(request), typed, 'unknown'))
    const clientName = waiting.client.name
    return showPage(reply, 200, deviceDonePage(frameOf(request), { clientName, isApproved }))
  })

  /** What waits with that code; counted against the person where there is nothing, so that nobody tries codes out. */
  async function find(
    { userId }: PersonHere,
    typed: string,
  ): Promise<Waiting | { readonly status: number; readonly problem: CodeProblem }> {
    const { identity, pool } = context
    const limit = 'deviceCodeOfPerson'
    const { allowed, retryAfterSeconds } = await identity.countAttempt(limit, userId, attemptLimits[limit])
    if (!allowed) return { status: 429, problem: { minutes: Math.ceil(retryAfterSeconds / 60) } }
    const device = await findDeviceRequest(context, typed)
    const client = device === null ? null : await findOAuthClient(pool, device.clientId, context.now())
    if (device === null || client === null) return { status: 422, problem: 'unknown' }
    await identity.giveBackAttempt(limit, userId)
    return { device, client, scopes: grantableScopes(device.params, client) }
  }

  async function approve(
    provider: Provider,
    { device, client, scopes }: Waiting,
    person: PersonHere,
  ): Promise<boolean> {
    const { userId, signedInAt } = person
    const grantId = await issueGrant(context, provider, client, scopes, userId)
    const authTime = Math.floor(signedInAt.getTime() / 1000)
    const answer = { accountId: userId, grantId, scope: scopes.join(' '), authTime }
    const now = context.now()
    const isStored = await inTransaction(context.pool, async (within) => {
      if (!(await decideDeviceRequest(within, device, answer, now))) return false
      await noteProgramAllowed(within, { grantId, client, scopes, person }, now)
      return true
    })
    if (!isStored) await (await provider.Grant.find(grantId))?.destroy()
    return isStored
  }

  function ask(request: FastifyRequest, { device, client, scopes }: Waiting, user: PersonHere) {
    const { userCode } = device
    const { brand } = user
    return consentPage({
      ...frameOf(request),
      brand,
      clientName: client.name,
      scopes,
      goesTo: { userCode },
      user,
    })
  }

  function frameOf(request: FastifyRequest) {
    const brand = hostBrandOf(request, context.settings)
    return { brand, language: pageLanguage(request), path: devicePath }
  }
}

/** The code that a form or an address brings; empty without one. */
function typedIn(source: unknown): string {
  const { user_code: typed } = (source ?? {}) as { readonly user_code?: unknown }
  return typeof typed === 'string' ? typed.slice(0, 40) : ''
}

function addressOf(language: Language, typed: string): string {
  return `${devicePath}?${new URLSearchParams({ lang: language, ...(typed === '' ? {} : { user_code: typed }) })}`
}

function logIn(reply: FastifyReply, language: Language, typed: string): FastifyReply {
  const address = addressOf(language, typed)
  return reply.redirect(loginAddress(language === 'es' ? `/es${address}` : address), 303)
}
