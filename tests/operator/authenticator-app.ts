import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { callMethod, signIn } from './customer'
import type { RunningServer } from './operator-process'

/** Returns the code that the app shows some milliseconds from now; the next one is already valid. */
export function appCode(secret: string, laterMs = 0): string {
  return authenticatorCode(secret, new Date(Date.now() + laterMs))
}

/** Adds an authenticator app for a customer, and returns its secret. */
export async function addAuthenticatorApp(
  server: RunningServer,
  username: string,
  currentPassword: string,
): Promise<string> {
  const cookie = await signIn(server, username, currentPassword)
  const { text } = await callMethod(server, 'enrolTotp', { currentPassword }, cookie)
  const { secret } = JSON.parse(text) as { readonly secret: string }
  const confirmed = await callMethod(server, 'confirmTotp', { code: appCode(secret) }, cookie)
  if (confirmed.status !== 200) throw new TypeError(`The app was refused: ${confirmed.text}`)
  return secret
}

/** Signs in with password and code, and returns the session's cookie; empty when the code was rejected. */
export async function signInWithApp(
  server: RunningServer,
  username: string,
  password: string,
  code: string,
): Promise<string> {
  const pending = (await callMethod(server, 'logIn', { username, password })).cookies.join('; ')
  const answer = await callMethod(server, 'verifySecondFactor', { code }, pending)
  return answer.cookies.find((cookie) => cookie.includes('session=')) ?? ''
}
