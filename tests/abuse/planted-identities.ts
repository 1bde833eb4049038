import { randomBytes } from 'node:crypto'
import { createIdentity, type Identity, type IdentityOptions } from '@porchlight/identity'
import type { ServerContext } from '@porchlight/server/testing'

/** Recomposes the identity functions of `context` with other options; hashes are cheap. */
export function composeIdentity(context: ServerContext, options: Partial<IdentityOptions>): Identity {
  return createIdentity({
    pool: context.pool,
    now: context.now,
    randomBytes,
    sealingSecret: 'a-secret-of-this-test-and-no-other',
    linkSecret: 'another-secret-of-this-test-and-no-other',
    passwordCost: { memoryKiB: 8, iterations: 1, parallelism: 1 },
    ...options,
  })
}

/** A hole: the limits with those names let everything through. */
export function withoutLimits(context: ServerContext, names: readonly string[]): ServerContext {
  const { identity } = context
  const planted: Identity = {
    ...identity,
    countAttempt: async (scope, key, limit) =>
      names.includes(scope)
        ? { allowed: true, retryAfterSeconds: 0 }
        : await identity.countAttempt(scope, key, limit),
  }
  return { ...context, identity: planted }
}

/** A hole: some identity functions are replaced. */
export function withIdentity(
  context: ServerContext,
  planted: (identity: Identity) => Partial<Identity>,
): ServerContext {
  return { ...context, identity: { ...context.identity, ...planted(context.identity) } }
}

/** A hole: an unknown username is rejected before anything is compared. */
export function unknownNotCompared(context: ServerContext): ServerContext {
  return withIdentity(context, (identity) => ({
    logIn: async (request) =>
      (await request.findUser(request.username)) === null
        ? { outcome: 'failed' }
        : await identity.logIn(request),
  }))
}
