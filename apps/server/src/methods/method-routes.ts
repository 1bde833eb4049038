import { handlers } from '@porchlight/domains/server'
import { enqueueJob } from '@porchlight/jobs'
import { writeAuditEntries } from '@porchlight/record-engine'
import type { MethodContext, SessionCookie } from '@porchlight/server-methods/define/method'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ServerContext, servicesOf } from '../composition/server-context'
import { mayBeSentInView, readingMethodContext } from '../customer-view/reading-services'
import { callContext } from '../data-service/call-context'
import { isReadingCall } from '../data-service/reading-calls'
import { registerCall } from '../http/call-route'
import { clientAddressOf } from '../http/client-address'
import { forPerson } from '../http/for-person'
import { hostBrandOf } from '../http/host-brand'
import { noteFacts } from '../http/request-facts'
import { readParts } from '../uploads/read-parts'
import { holderOf } from '../viewer/cookie-holders'
import { type RequestViewer, resolvePageViewer, resolveViewer } from '../viewer/resolve-viewer'
import {
  clearSessionCookies,
  customerViewCookie,
  knownDeviceCookie,
  linkCookie,
  lookUpCookie,
  lookUpGrantCookie,
  orderLinkCookie,
  pendingSignInCookie,
  sessionCookie,
  signUpCookie,
  type TokenCookie,
} from '../viewer/session-cookie'
import { deviceOf } from './device'

/** Serves every server method under `/lwr/apex/v65.0/{class}/{method}`. */
export function serveMethods(app: FastifyInstance, context: ServerContext): void {
  for (const handler of handlers) {
    // A sign-in or sign-out may carry an expired session; every other call with one is rejected.
    const find = handler.contract.method === 'POST' ? resolvePageViewer : resolveViewer
    const purpose = mayBeSentInView(handler.contract) ? 'reading' : 'changing'
    const isReading = isReadingCall(handler.contract)
    registerCall(
      app,
      '/lwr/apex/v65.0',
      forPerson(handler),
      async (request, reply) =>
        methodContext(request, reply, await find(request, context, purpose), context, isReading),
      (request) => readParts(request, context),
    )
  }
}

/**
 * Returns a server method's context for a request, over HTTP or as a page's form; one that is `reading` may be answered
 * by replicas.
 */
export function methodContext(
  request: FastifyRequest,
  reply: FastifyReply,
  requestViewer: RequestViewer,
  context: ServerContext,
  isReading = false,
): MethodContext {
  const { viewer } = requestViewer
  const { secure } = context.settings
  const { cookieHolders } = context
  const holder = holderOf(viewer)
  const tokenOf = (cookie: TokenCookie) =>
    cookieHolders.open(cookie.key, cookie.read(request, secure), holder)
  const changeable = (cookie: TokenCookie): SessionCookie => ({
    token: tokenOf(cookie),
    start: (started) => cookie.set(reply, cookieHolders.seal(cookie.key, started, holder), secure),
    end: () => cookie.clear(reply, secure),
  })
  const own: MethodContext = {
    ...servicesOf(context, (event, facts) => request.log.error({ event, ...facts }, 'alarm')),
    ...callContext(request, requestViewer, context, isReading),
    session: {
      ...changeable(sessionCookie),
      token: requestViewer.token,
      end: () => clearSessionCookies(reply, secure),
    },
    pendingSignIn: changeable(pendingSignInCookie),
    knownDevice: changeable(knownDeviceCookie),
    customerView: changeable(customerViewCookie),
    lookUpNote: changeable(lookUpCookie),
    lookUpGrant: changeable(lookUpGrantCookie),
    signUp: changeable(signUpCookie),
    orderLink: changeable(orderLinkCookie),
    linkToken: tokenOf(linkCookie),
    clearLink: () => linkCookie.clear(reply, secure),
    hostBrand: hostBrandOf(request, context.settings),
    audit: async (action, facts, details = {}) => {
      const { recordId = null, reason = null, changes = [], by = viewer, within = context.pool } = details
      const entry = { viewer: by, action, recordId, reason, changes, facts }
      await writeAuditEntries(within, [entry], context.now())
      request.log.info({ event: action, ...facts }, 'audit')
    },
    noteSignIn: ({ outcome, username, userId }) =>
      noteFacts(request, {
        signIn: outcome,
        ...(username === undefined ? {} : { account: context.accountMark(username) }),
        ...(userId === undefined ? {} : { userId }),
      }),
    companyWay: context.companyWay,
    providerStates: context.providerStates,
    emailRisk: context.emailRisk,
    files: context.files,
    resumableUploads: context.resumableUploads,
    identityCheck: context.identityCheck,
    enqueue: async (jobName, payload, { within = context.pool, ...options } = {}) => {
      await enqueueJob(within, jobName, payload, options, context.reached)
    },
    clientAddress: clientAddressOf(request),
    device: deviceOf(request.headers['user-agent']),
  }
  return requestViewer.view === undefined ? own : readingMethodContext(own)
}
