import { brandOfHost } from '@porchlight/brands'
import { enqueueJob } from '@porchlight/jobs'
import type { MethodContext, SessionCookie } from '@porchlight/portal-methods/server'
import { handlers } from '@porchlight/portal-methods/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { callContext } from '../data-service/call-context'
import { registerCall } from '../http/call-route'
import { type RequestViewer, resolvePageViewer, resolveViewer } from '../viewer/resolve-viewer'
import {
  knownDeviceCookie,
  linkCookie,
  lookUpCookie,
  lookUpGrantCookie,
  pendingSignInCookie,
  sessionCookie,
  signUpCookie,
  type TokenCookie,
} from '../viewer/session-cookie'
import { deviceOf } from './device'

/** Serves every server method under `/lwr/apex/v65.0/{class}/{method}`. */
export function serveMethods(app: FastifyInstance, context: ServerContext): void {
  for (const handler of handlers) {
    // Whoever signs in or out may well come with a session that is over; every other call is told so.
    const find = handler.contract.method === 'POST' ? resolvePageViewer : resolveViewer
    registerCall(app, '/lwr/apex/v65.0', handler, async (request, reply) =>
      methodContext(request, reply, await find(request, context), context),
    )
  }
}

/** What a server method is given for a request, over HTTP or as a page's form. */
export function methodContext(
  request: FastifyRequest,
  reply: FastifyReply,
  requestViewer: RequestViewer,
  context: ServerContext,
): MethodContext {
  const { secure } = context.settings
  const changeable = (cookie: TokenCookie, token: string | null): SessionCookie => ({
    token,
    start: (started) => cookie.set(reply, started, secure),
    end: () => {
      cookie.clear(reply, secure)
      if (cookie === sessionCookie) reply.header('clear-site-data', '"cache"')
    },
  })
  return {
    viewer: requestViewer.viewer,
    systemViewer: context.systemViewer,
    engine: context.engine,
    metadata: context.metadata,
    identity: context.identity,
    session: changeable(sessionCookie, requestViewer.token),
    pendingSignIn: changeable(pendingSignInCookie, pendingSignInCookie.read(request, secure)),
    knownDevice: changeable(knownDeviceCookie, knownDeviceCookie.read(request, secure)),
    lookUpNote: changeable(lookUpCookie, lookUpCookie.read(request, secure)),
    lookUpGrant: changeable(lookUpGrantCookie, lookUpGrantCookie.read(request, secure)),
    signUp: changeable(signUpCookie, signUpCookie.read(request, secure)),
    linkToken: linkCookie.read(request, secure),
    clearLink: () => linkCookie.clear(reply, secure),
    hostBrand: brandOfHost(request.headers.host ?? ''),
    brandAddress: (brand) => context.settings.brandAddresses[brand],
    depositRates: context.settings.depositRates,
    textSender: (brand) => context.settings.texts.from[brand],
    alarm: (event, facts) => request.log.error({ event, ...facts }, 'alarm'),
    audit: (event, facts) => request.log.info({ event, ...facts }, 'audit'),
    emailRisk: context.emailRisk,
    payments: context.payments,
    files: context.files,
    resumableUploads: context.resumableUploads,
    identityCheck: context.identityCheck,
    dataService: callContext(request, requestViewer.viewer, context),
    enqueue: async (jobName, payload, { within = context.pool, ...options } = {}) => {
      await enqueueJob(within, jobName, payload, options, context.reached)
    },
    now: context.now,
    clientAddress: request.ip,
    device: deviceOf(request.headers['user-agent']),
  }
}
