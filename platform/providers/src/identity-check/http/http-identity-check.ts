import { fail } from '@porchlight/errors'
import { Value } from 'typebox/value'
import { callJson, type JsonService } from '../../http/call-json'
import type { IdentityCheckPort } from '../identity-check-port'
import { IdentityCheckStartedSchema } from '../identity-wire'

/** A person waiting on a page learns within three seconds that the service does not respond. */
export const identityTimeoutMs = 2_500

/** Runs checks with a service with hosted pages: `POST /checks` returns a reference, `/c/{reference}` is its page. */
export function createHttpIdentityCheck(service: JsonService): IdentityCheckPort {
  return {
    begin: async (request) => {
      const answer = await callJson(
        { timeoutMs: identityTimeoutMs, ...service },
        { method: 'POST', path: '/checks', body: request },
      ).catch((cause: unknown) => {
        throw fail('unavailable', {}, { cause })
      })
      if (!Value.Check(IdentityCheckStartedSchema, answer)) throw fail('unavailable')
      return answer.reference
    },
    addressOf: (reference) => `${service.baseUrl}/c/${encodeURIComponent(reference)}`,
  }
}
