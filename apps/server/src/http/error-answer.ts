import {
  errorKeyHeader,
  errorKeyOf,
  fail,
  isPorchlightError,
  type PorchlightError,
  toErrorBody,
} from '@porchlight/errors'
import { loginAddress, safeStartUrl, withParameter } from '@porchlight/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDataServiceAddress } from './request-address'
import { noteFacts } from './request-facts'
import { retryAfterSeconds } from './retry-after'

/** Answers every error from the catalogue; any other error is logged and answered without details. */
export function answerErrorsFromCatalogue(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    await answerError(error, request, reply)
  })
}

/** Sends `error` as the data service does: an array for reads, the write-error object for record writes. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const known = beginErrorAnswer(error, request, reply)
  const wayOn = wayOnOf(known, request)
  if (wayOn !== null) {
    await reply.redirect(wayOn, 303)
    return
  }
  const kind = request.routeOptions.config.errorKind ?? 'read'
  if (kind === 'write') reply.header(errorKeyHeader, errorKeyOf(known))
  await reply.status(known.status).type('application/json; charset=utf-8').send(toErrorBody(known, kind))
}

/** Returns the catalogue error for `error`: logs it when it is ours, and sets the retry-after header. */
export function beginErrorAnswer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): PorchlightError {
  const known = toCatalogueError(error)
  noteFacts(request, { error: known.key })
  if (known.status >= 500) logFailure(request, error)
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
  const challenge = challengeOf(known, request)
  if (challenge !== null) reply.header('www-authenticate', challenge)
  return known
}

/**
 * Returns how a token would change a rejection by the data service (RFC 6750, 3): a caller without one is a guest, for
 * whom most records do not exist. Null when it would change nothing.
 */
function challengeOf(
  { key, status }: PorchlightError,
  { originalUrl, headers }: FastifyRequest,
): string | null {
  if (!isDataServiceAddress(originalUrl)) return null
  if (key === 'insufficientScope') return 'Bearer error="insufficient_scope", scope="api"'
  const isGuest = headers.authorization === undefined && headers.cookie === undefined
  if (isGuest && [401, 403, 404].includes(status)) return 'Bearer'
  return status === 401 ? 'Bearer error="invalid_token"' : null
}

/** The parameter of a customer's page that reports to viewing staff that something was rejected. */
export const refusedParameter = 'view-only'

/** The parameter of a page that reports that a file was not sent: `later` beyond a limit, otherwise `failed`. */
const fileParameter = 'file'

/**
 * Returns where to redirect a browser whose user followed a link to a file, instead of a response for programs: to
 * sign-in and back when the session is over, otherwise back to the page, which reports what happened. Null when it was
 * not such a link.
 */
function wayOnOf(known: PorchlightError, request: FastifyRequest): string | null {
  const page = pageBefore(request)
  if (page === null) return null
  if (known.key === 'invalidSession') return loginAddress(page)
  if (known.key === 'viewOnly') return withParameter(page, refusedParameter, '')
  if (request.routeOptions.config.answersFile !== true) return null
  return withParameter(page, fileParameter, known.status === 429 ? 'later' : 'failed')
}

/** Returns the page of ours on which a link was followed; null for any other request. */
function pageBefore({ headers, method }: FastifyRequest): string | null {
  const { referer = '', host } = headers
  if (headers['sec-fetch-mode'] !== 'navigate' || method !== 'GET' || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.host === host ? safeStartUrl(page.pathname + page.search) : null
}

/** Returns whether the error is our fault rather than the caller's. */
export function isServerError(error: unknown): boolean {
  return toCatalogueError(error).status >= 500
}

/** Returns the catalogue error for anything thrown: by us, Fastify, Node or the database. */
function toCatalogueError(error: unknown): PorchlightError {
  if (isPorchlightError(error)) return error
  if (!(error instanceof Error)) return fail('internal')
  const { validation, code, statusCode } = error as FastifyLikeError
  if (validation?.[0] !== undefined)
    return fail('invalidParameter', describeProblem(validation[0], validation))
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return fail('malformedJson')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('bodyTooLarge', { limit: 1_048_576 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('unsupportedMediaType', { expected: 'application/json' })
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return fail('invalidParameter', { parameter: 'Content-Length', reason: 'does not match the body' })
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return fail('invalidParameter', {
        parameter: 'address',
        reason: 'names too much at once: use several calls',
      })
    case 'FST_ERR_BAD_URL':
      return fail('invalidParameter', { parameter: 'address', reason: 'is not a valid address' })
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOENT':
    case '57P01':
    case '57P02':
    case '57P03':
    case '53300':
      return fail('unavailable', {}, { retryAfterSeconds, cause: error })
    default:
      break
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return fail('invalidParameter', { parameter: 'request', reason: 'could not be read' })
  }
  if (isConnectionLoss(error)) return fail('unavailable', {}, { retryAfterSeconds, cause: error })
  return fail('internal', {}, { cause: error })
}

interface FastifyLikeError {
  readonly code?: string
  readonly statusCode?: number
  readonly validation?: readonly {
    readonly instancePath: string
    readonly message?: string
    readonly params?: Readonly<Record<string, unknown>>
  }[]
}

const couldBeName = /^[A-Za-z_][\w.]{0,39}$/

type Problem = NonNullable<FastifyLikeError['validation']>[number]

function describeProblem(problem: Problem, problems: readonly Problem[]) {
  const named = problem.params?.additionalProperty ?? problem.params?.missingProperty
  const path = problem.instancePath.slice(1).replaceAll('/', '.')
  // A name that could not be one of ours is not repeated: it may be a value that ended up in its position.
  const parameter = [path, typeof named === 'string' && couldBeName.test(named) ? named : '']
    .filter((part) => part !== '')
    .join('.')
  return { parameter: parameter === '' ? 'body' : parameter, reason: reasonOf(problem, problems) }
}

/** Returns the validator's message, except for a value of a fixed set: the allowed values are listed. */
function reasonOf(problem: Problem, problems: readonly Problem[]): string {
  if (problem.params?.additionalProperty !== undefined) return 'is not known here'
  const words = problems.flatMap(({ instancePath, params }) =>
    instancePath === problem.instancePath && params?.allowedValue !== undefined
      ? [String(params.allowedValue)]
      : [],
  )
  if (words.length > 0) return `has to be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words)}`
  return problem.message ?? 'is not valid'
}

function isConnectionLoss(error: Error): boolean {
  return /connection terminated|timeout exceeded when trying to connect|the database system is/i.test(
    error.message,
  )
}

/** Logs stack and code, which are enough to locate the cause; messages may quote a customer's data. */
export function logFailure(
  { log }: Pick<FastifyRequest, 'log'>,
  error: unknown,
  event = 'request failed',
): void {
  const cause = isPorchlightError(error) ? error.cause : error
  const frames =
    cause instanceof Error
      ? cause.stack
          ?.split('\n')
          .map((line) => line.trim())
          .filter((line) => line.startsWith('at '))
          .slice(0, 5)
      : undefined
  const name = cause instanceof Error ? cause.name : typeof cause
  const code = cause instanceof Error ? (cause as FastifyLikeError).code : undefined
  log.error({ failure: { name, code, frames } }, event)
}
