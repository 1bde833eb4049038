import { callMethod, type MethodAnswer } from '@porchlight/page-parts/forms/call-method'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

const controller = 'CustomerPortalLoginController'

/** What enrolling a second factor gives. */
export interface Enrolled {
  /** Where to go on to. */
  readonly location: string
  /** Each good for one sign-in; empty when there were codes already. */
  readonly recoveryCodes: readonly string[]
}

/** Signs in with a passkey of this device. Null when it was cancelled, refused or limited. */
export async function logInWithPasskey(startURL: string): Promise<string | null> {
  const asked = await callMethod<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(
    `${controller}/startPasskeyLogin`,
    {},
  )
  if (asked.kind === 'refused') return null
  const response = await startAuthentication({ optionsJSON: asked.body.options })
  const answer = await callMethod<{ readonly location: string }>(`${controller}/finishPasskeyLogin`, {
    response,
    startURL,
  })
  return answer.kind === 'done' ? answer.body.location : null
}

/** Makes a passkey on this device. A ceremony that its owner cancels is refused as `passkeyRefused`. */
export async function enrolPasskey(
  fields: Readonly<Record<string, string>>,
): Promise<MethodAnswer<Enrolled>> {
  const asked = await callMethod<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>(
    `${controller}/startPasskeyRegistration`,
    fields,
  )
  if (asked.kind === 'refused') return asked
  const response = await startRegistration({ optionsJSON: asked.body.options }).catch(() => null)
  if (response === null) return { kind: 'refused', errors: { form: 'passkeyRefused' }, details: {} }
  return callMethod<Enrolled>(`${controller}/finishPasskeyRegistration`, { response })
}
