import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { fail, toErrorBody } from '@porchlight/errors'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../settings/read-settings'
import { maxUploadBytes } from '../uploads/upload-limit'
import { keepBodyPace, slowestLine } from './body-pace'
import { compressAnswers } from './compression'
import { refuseCrossSiteChanges } from './cross-site-check'
import { answerError, answerErrorsFromCatalogue } from './error-answer'
import './fastify-types'
import { refuseUnknownHosts } from './host-check'
import { buildLazyValidator } from './lazy-validators'
import { withCurrentApiVersion } from './request-address'
import { setSecurityHeaders } from './security-headers'

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
  fileSize: maxUploadBytes + 1,
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
export async function createHttpServer(settings: Settings, logStream?: LogStream): Promise<FastifyInstance> {
  const options: FastifyHttpOptions<Server> = {
    bodyLimit,
    // Node looks for slow clients only this often; its own default of 30 s would let them stay.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 5_000 },
    // For the slowest form with files; other bodies have less, see `body-pace`.
    requestTimeout: 900_000,
    // A line on which nothing moves, such as an answer that nobody reads; live streams are let off.
    connectionTimeout: 12_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4_000 },
    rewriteUrl: (request) => withCurrentApiVersion(request.url ?? '/'),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    schemaController: { compilersFactory: { buildValidator: buildLazyValidator } },
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: settings.logLevel === 'silent' ? false : loggerOptions(settings, logStream),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      const known = fail(
        (error as { code?: string }).code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? 'requestTimeout'
          : 'malformedRequest',
      )
      const body = JSON.stringify(toErrorBody(known, 'read'))
      socket.end(
        `HTTP/1.1 ${known.status} ${known.code}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      )
    },
  }
  const app = Fastify(options)
  app.setSerializerCompiler(() => JSON.stringify)
  answerErrorsFromCatalogue(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  keepBodyPace(app, slowestLine)
  setSecurityHeaders(app, settings.secure)
  refuseUnknownHosts(app, settings.allowedHosts)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit })
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
  refuseCrossSiteChanges(app, settings.secure)
  compressAnswers(app)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
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
