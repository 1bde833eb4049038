import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of Twilio's callbacks. */
export const twilioSignatureHeader = 'x-twilio-signature'

/**
 * Signs a callback as Twilio does: HMAC-SHA-1 over the address that is called and every parameter with its value,
 * sorted by name, in Base64 (https://www.twilio.com/docs/usage/security).
 */
export function signTwilioCallback(address: string, parameters: URLSearchParams, authToken: string): string {
  const sorted = [...parameters].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const signed = address + sorted.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

/** Checks whether one of `authTokens` signed exactly these parameters for this address. */
export function isSignedByTwilio(
  address: string,
  parameters: URLSearchParams,
  signature: string | undefined,
  authTokens: readonly string[],
): boolean {
  const given = Buffer.from(signature ?? '', 'base64')
  return authTokens.some((authToken) => {
    const wanted = Buffer.from(signTwilioCallback(address, parameters, authToken), 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
