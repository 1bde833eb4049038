import { createHmac, hkdfSync } from 'node:crypto'
import { normaliseUsername } from '@porchlight/identity'
import type { SignInAttempt } from '@porchlight/server-methods/define/method'
import type { FastifyRequest } from 'fastify'

/** What the line of a request says of who sent it and how it ended, as far as that became known. Ids and keys alone. */
export interface RequestFacts {
  /** The user of its session or token; while staff look at what a customer sees, the customer. */
  readonly userId?: string
  /** The error of the catalogue that answered it. */
  readonly error?: string
  /** What an attempt to sign in came to. */
  readonly signIn?: SignInAttempt['outcome']
  /** A mark of the username that was given, the same for the same one: attempts at one account are found by it. */
  readonly account?: string
}

const noted = new WeakMap<FastifyRequest, RequestFacts>()

/** Adds to what the line of the request will say. */
export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  noted.set(request, { ...noted.get(request), ...facts })
}

/** What was noted of the request. */
export function factsOf(request: FastifyRequest): RequestFacts {
  return noted.get(request) ?? {}
}

/** Marks usernames for the log. Without `secret`, a text of 32 unpredictable bytes or more, nobody can try names against them. */
export function createAccountMarks(secret: string): (username: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight account marks of the log', 32))
  return (username) =>
    createHmac('sha256', key).update(normaliseUsername(username)).digest('base64url').slice(0, 16)
}
