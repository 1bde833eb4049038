import { callMethod, type MethodAnswer } from '@porchlight/page-parts/forms/call-method'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

const controller = 'CustomerPortalLoginController'

/** The result of enrolling a second factor. */
export interface Enrolled {
  /** Where to continue. */
  readonly location: string
  /** Each good for one sign-in; empty when there were codes already. */
  readonly recoveryCodes: readonly string[]
}

/** Signs in with a passkey of this device. Null when it was cancelled, refused or limited. */
export async function logInWithPasskey(startURL: string): Promise<string | null> {
  const requested = await callMethod<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(
    `${controller}/startPasskeyLogin`,
    {},
  )
  if (requested.kind === 'refused') return null
  const response = await startAuthentication({ optionsJSON: requested.body.options })
  const answer = await callMethod<{ readonly location: string }>(`${controller}/finishPasskeyLogin`, {
    response,
    startURL,
  })
  return answer.kind === 'done' ? answer.body.location : null
}

/** Proves by a passkey who is signed in; false when it was cancelled, refused or limited. */
export async function proveWithPasskey(): Promise<boolean> {
  const requested = await callMethod<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(
    `${controller}/startPasskeyProof`,
    {},
  )
  if (requested.kind === 'refused') return false
  const response = await startAuthentication({ optionsJSON: requested.body.options })
  return (await callMethod(`${controller}/finishPasskeyProof`, { response })).kind === 'done'
}

/** Makes a passkey on this device. A ceremony that its owner cancels is refused as `passkeyRefused`. */
export async function enrolPasskey(
  fields: Readonly<Record<string, string>>,
): Promise<MethodAnswer<Enrolled>> {
  const requested = await callMethod<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>(
    `${controller}/startPasskeyRegistration`,
    fields,
  )
  if (requested.kind === 'refused') return requested
  const response = await startRegistration({ optionsJSON: requested.body.options }).catch(() => null)
  if (response === null) return { kind: 'refused', errors: { form: 'passkeyRefused' }, details: {} }
  return callMethod<Enrolled>(`${controller}/finishPasskeyRegistration`, { response })
}
