import { createHmac, hkdfSync } from 'node:crypto'
import { normaliseUsername } from '@porchlight/identity'
import type { SignInAttempt } from '@porchlight/server-methods/define/method'
import type { FastifyRequest } from 'fastify'

/** What a request's log line records about its sender and outcome, as far as known. Ids and keys only. */
export interface RequestFacts {
  /** The user of its session or token; the customer while staff view as that customer. */
  readonly userId?: string
  /** The catalogue error in the response. */
  readonly error?: string
  /** The outcome of a sign-in attempt. */
  readonly signIn?: SignInAttempt['outcome']
  /** A mark of the entered username, the same for the same name: it links attempts at one account. */
  readonly account?: string
}

const noted = new WeakMap<FastifyRequest, RequestFacts>()

/** Adds facts to the request's log line. */
export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  noted.set(request, { ...noted.get(request), ...facts })
}

/** Returns the facts recorded for the request. */
export function factsOf(request: FastifyRequest): RequestFacts {
  return noted.get(request) ?? {}
}

/**
 * Creates marks of usernames for the log. Without `secret`, a text of 32 unpredictable bytes or more, no one can test
 * names against them.
 */
export function createAccountMarks(secret: string): (username: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight account marks of the log', 32))
  return (username) =>
    createHmac('sha256', key).update(normaliseUsername(username)).digest('base64url').slice(0, 16)
}
