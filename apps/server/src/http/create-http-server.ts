import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { maxFileBytes } from '@porchlight/file-formats'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../settings/read-settings'
import { traceRequests } from '../tracing/trace-requests'
import { enforceBodyPace, slowestLine } from './body-pace'
import { acceptEmptyJson } from './call-input'
import { compressAnswers } from './compression'
import { refuseCrossSiteChanges } from './cross-site-check'
import { answerErrorsFromCatalogue } from './error-answer'
import './fastify-types'
import { parseForm } from './form-fields'
import { hostCheck, refuseUnknownHosts } from './host-check'
import { buildLazyValidator } from './lazy-validators'
import { allowOtherOrigins, type IsClientOrigin } from './other-origins'
import { withCurrentApiVersion } from './request-address'
import { requestIdOf } from './request-ids'
import { logAnswered } from './request-log'
import { sayWhenToComeBack } from './retry-after'
import { securityHeaders, setAnswerHeaders } from './security-headers'
import { refuseOtherTargets } from './target-check'
import { createUnroutedAnswers } from './unrouted-answers'

const bodyLimit = 1_048_576

/**
 * What a body of several parts may hold. A file is cut a byte beyond the largest that is accepted, so that whoever
 * receives it sees that it is too large.
 */
const uploadLimits = {
  files: 5,
  fields: 8,
  parts: 12,
  fieldSize: 65_536,
  headerPairs: 20,
  // What stands before a part: its name, its file's name and its type.
  headerSize: 2_048,
  fileSize: maxFileBytes + 1,
}

/** Where log lines go, one call a line. */
export interface LogStream {
  write(line: string): void
}

/**
 * The HTTP server before any route: limits on size and time, errors of the catalogue, security headers,
 * host and cross-site checks, and one log line a request, with an id and without personal data. Lines go to the
 * standard output unless a `logStream` is given.
 */
export async function createHttpServer(
  settings: Settings,
  logStream?: LogStream,
  isClientOrigin: IsClientOrigin | null = null,
): Promise<FastifyInstance> {
  const headers = securityHeaders(settings.secure)
  const unrouted = createUnroutedAnswers(headers, () => app.log)
  const options: FastifyHttpOptions<Server> = {
    bodyLimit,
    // Node looks for slow clients only this often; its own default of 30 s would let them stay.
    // A request without a Host is refused as one with a wrong one is.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requireHostHeader: false },
    // For the slowest form with files; other bodies have less, see `body-pace`.
    requestTimeout: 900_000,
    // A line on which nothing moves; live streams are exempt. An answer that is not read gets the time twice, because
    // Node counts what moved into its buffers.
    connectionTimeout: 12_000,
    keepAliveTimeout: settings.keepAliveMs,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4_000 },
    rewriteUrl: (request) => withCurrentApiVersion(request.url ?? '/'),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    schemaController: { compilersFactory: { buildValidator: buildLazyValidator } },
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    genReqId: ({ headers }) => requestIdOf(headers, settings.trustProxy.length > 0),
    logController: new LogController({ disableRequestLogging: true }),
    logger: settings.logLevel === 'silent' ? false : loggerOptions(settings, logStream),
    frameworkErrors: unrouted.frameworkErrors,
    clientErrorHandler: unrouted.clientErrorHandler,
  }
  const app: FastifyInstance = Fastify(options)
  app.setSerializerCompiler(() => JSON.stringify)
  if (settings.recordsTraces) traceRequests(app, settings.trustProxy.length > 0)
  answerErrorsFromCatalogue(app)
  unrouted.attach(app)
  setAnswerHeaders(app, headers)
  sayWhenToComeBack(app)
  enforceBodyPace(app, slowestLine)
  refuseUnknownHosts(app, hostCheck({ listed: settings.allowedHosts, loopback: settings.demo }))
  refuseOtherTargets(app)
  acceptEmptyJson(app)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit, parser: parseForm })
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
  allowOtherOrigins(app, settings.corsOrigins, isClientOrigin)
  refuseCrossSiteChanges(app, settings.secure)
  compressAnswers(app)
  app.addHook('onResponse', async (request, reply) => logAnswered(request, reply))
  return app
}

/** Request and response serialisers are cut down to nothing: addresses carry ids, headers carry tokens. */
function loggerOptions(settings: Settings, logStream: LogStream | undefined) {
  return {
    ...(logStream === undefined ? {} : { stream: logStream }),
    level: settings.logLevel,
    base: { service: 'porchlight' },
    serializers: { req: () => ({}), res: () => ({}) },
  }
}
