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
 * Limits on multipart bodies. A file is cut off one byte beyond the largest accepted size, so that the receiver sees
 * that it is too large.
 */
const uploadLimits = {
  files: 5,
  fields: 8,
  parts: 12,
  fieldSize: 65_536,
  headerPairs: 20,
  // The headers of a part: its name, file name and type.
  headerSize: 2_048,
  fileSize: maxFileBytes + 1,
}

/** The destination of log lines, one call per line. */
export interface LogStream {
  write(line: string): void
}

/**
 * Creates the HTTP server without any routes: limits on size and time, catalogue errors, security headers, host and
 * cross-site checks, and one log line per request, with an id and without personal data. Lines go to standard output
 * unless a `logStream` is passed.
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
    // Node checks for slow clients at this interval; its own default of 30 s would let them stay.
    // A request without a Host is rejected like one with a wrong one.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requireHostHeader: false },
    // For the slowest form with files; other bodies have less time, see `body-pace`.
    requestTimeout: 900_000,
    // Idle connections; live streams are exempt. A response that is not read gets twice the time, because Node counts
    // what moved into its buffers.
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

/** Empties the request and response serialisers: addresses contain ids, headers contain tokens. */
function loggerOptions(settings: Settings, logStream: LogStream | undefined) {
  return {
    ...(logStream === undefined ? {} : { stream: logStream }),
    level: settings.logLevel,
    base: { service: 'porchlight' },
    serializers: { req: () => ({}), res: () => ({}) },
  }
}
