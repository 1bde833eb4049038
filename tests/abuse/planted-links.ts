import { brandKeys } from '@porchlight/brands'
import type { Identity, OneTimePurpose, OneTimeTokenState, TokenPurpose } from '@porchlight/identity'
import type { ServerContext } from '@porchlight/server/testing'
import { withIdentity } from './planted-identities'

const purposes: readonly OneTimePurpose[] = [
  'registration',
  'passwordReset',
  'emailVerification',
  'emailChangeUndo',
  'orderTask',
  'guestMessage',
  'guestConversation',
]

type Look = Identity['lookAtOneTimeToken']

/** A hole: links in one of these states still open something. */
export function forgiving(
  context: ServerContext,
  ...states: readonly OneTimeTokenState['state'][]
): ServerContext {
  return withIdentity(context, (identity) => {
    const forgive =
      (look: Look): Look =>
      async (token, expected) => {
        const found = await look(token, expected)
        if (found.state === 'unknown' || !states.includes(found.state)) return found
        return { state: 'valid', subjectId: found.subjectId, expiresAt: context.now() }
      }
    return {
      lookAtOneTimeToken: forgive(identity.lookAtOneTimeToken),
      useOneTimeToken: forgive(identity.useOneTimeToken),
    }
  })
}

/** A hole: links are valid on every brand's host. */
export function onEveryBrand(context: ServerContext): ServerContext {
  return tryingAll(context, (_brand, purpose) => brandKeys.map((brand) => ({ brand, purpose })))
}

/** A hole: a link is valid for every purpose. */
export function forEveryPurpose(context: ServerContext): ServerContext {
  return tryingAll(context, (brand) => purposes.map((purpose) => ({ brand, purpose })))
}

function tryingAll(
  context: ServerContext,
  expectations: (brand: string, purpose: TokenPurpose) => readonly Parameters<Look>[1][],
): ServerContext {
  return withIdentity(context, (identity) => {
    const tryAll =
      (look: Look): Look =>
      async (token, { brand, purpose }) => {
        let found = await look(token, { brand, purpose })
        for (const expected of expectations(brand, purpose)) {
          if (found.state === 'unknown') found = await look(token, expected)
        }
        return found
      }
    return {
      lookAtOneTimeToken: tryAll(identity.lookAtOneTimeToken),
      useOneTimeToken: tryAll(identity.useOneTimeToken),
    }
  })
}

/** A hole: a link is never used up. */
export function neverUsedUp(context: ServerContext): ServerContext {
  return withIdentity(context, (identity) => ({ useOneTimeToken: identity.lookAtOneTimeToken }))
}

/** Does what opening a link with GET does if GET uses links up. */
export async function useUp(context: ServerContext, url: string): Promise<void> {
  const token = new URL(url, 'http://localhost').searchParams.get('link')
  if (token === null) return
  for (const brand of brandKeys) {
    for (const purpose of purposes) await context.identity.useOneTimeToken(token, { brand, purpose })
  }
}
