import { createHash, timingSafeEqual } from 'node:crypto'
import {
  countFromAddress,
  isWithinLimit,
} from '@porchlight/domains/customers/operations/limits/count-attempt'
import { fail } from '@porchlight/errors'
import { noteProviderCall } from '@porchlight/providers/health'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/**
 * Creates the check of a request's bearer token against those in the settings, each by its hash and in constant time:
 * neither how much of a token was right can be measured, nor which one.
 */
export function directoryTokenCheck(tokens: readonly string[]): (request: FastifyRequest) => boolean {
  const hashes = tokens.map(hashOf)
  return ({ headers: { authorization = '' } }) => {
    const isBearer = authorization.slice(0, 7).toLowerCase() === 'bearer '
    const given = hashOf(isBearer ? authorization.slice(7) : '')
    const matches = hashes.map((hash) => timingSafeEqual(hash, given))
    return isBearer && matches.includes(true)
  }
}

/**
 * Rejects a request without the directory's token: `directoryTokenInvalid`, or `rateLimited` for an address that
 * continues. Beyond the limit for all addresses together the directory counts as failing: its token may have been
 * replaced only here.
 */
export async function refuseSender(method: MethodContext, context: ServerContext): Promise<never> {
  await countFromAddress(method, 'directoryFromAddress')
  if (!(await isWithinLimit(method, 'directoryRefused', 'all')))
    noteProviderCall('companyDirectory', 'WRONG_TOKENS', context)
  throw fail('directoryTokenInvalid')
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
