import { isSignedBody, readSignature } from '../../http/signed-body'
import type { Delivery } from './listen-for-callbacks'

/** Why a call is not trusted. */
export interface SignatureProblem {
  readonly kind: 'signature' | 'time'
  readonly problem: string
  readonly mend: string
}

/** Returns why the server would not trust a call; null where it would. `header` carries the signature. */
export function signatureProblem(
  { body, signature: value, at }: Delivery,
  header: string,
  secrets: readonly string[],
): SignatureProblem | null {
  if (value === undefined) {
    return {
      kind: 'signature',
      problem: `A call to the server has no signature: the header ${header} is missing, or there twice.`,
      mend: `Send the header ${header}: t=<seconds>,v1=<hex>.`,
    }
  }
  const signature = readSignature(value)
  if (signature === null) {
    return {
      kind: 'signature',
      problem: `The header ${header} has another form than t=<seconds>,v1=<64 hex digits in lower case>.`,
      mend: 'Write the seconds since 1970 and one digest, without spaces.',
    }
  }
  const signedAt = new Date(signature.seconds * 1_000)
  if (!isSignedBody(body, signature, secrets, signedAt)) {
    return {
      kind: 'signature',
      problem: `The signature in ${header} is not that of this body with one of the secrets.`,
      mend: 'Sign `<seconds>.<body>` by HMAC-SHA256, with the very bytes that are sent and the secret of the settings as it is written there.',
    }
  }
  if (isSignedBody(body, signature, secrets, at)) return null
  const seconds = Math.round((at.getTime() - signedAt.getTime()) / 1_000)
  return {
    kind: 'time',
    problem: `A call to the server was signed ${Math.abs(seconds)} seconds ${seconds > 0 ? 'before' : 'after'} it came; five minutes are allowed.`,
    mend: 'Take the time when the call is sent, in whole seconds since 1970 and not in milliseconds, and set the clock of the gateway by NTP.',
  }
}
