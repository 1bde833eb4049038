import type { FormOutcome } from '@porchlight/portal-page'
import type { labels } from './labels'

/** The errors of the login form, as keys of its labels; null for valid fields. */
export interface LoginErrors {
  readonly form: keyof typeof labels | null
  readonly username: 'usernameRequired' | null
  readonly password: 'passwordRequired' | null
}

/** Nothing wrong. */
export const noLoginErrors: LoginErrors = { form: null, username: null, password: null }

/** Returns the errors for the server's response to the form; the texts depend on its status, never on who exists. */
export function errorsOfOutcome(outcome: FormOutcome | null): LoginErrors {
  if (outcome === null || outcome.status < 400) return noLoginErrors
  const username = 'username' in outcome.errors ? 'usernameRequired' : null
  const password = 'password' in outcome.errors ? 'passwordRequired' : null
  if (username !== null || password !== null) return { form: null, username, password }
  if (outcome.errors.form === 'companySignInOnly') return { form: 'companySignInOnly', username, password }
  return { form: messagesByStatus[outcome.status] ?? 'loginUnavailable', username, password }
}

const messagesByStatus: Readonly<Record<number, keyof typeof labels>> = {
  401: 'loginFailed',
  403: 'inactiveAccount',
  429: 'tooManyAttempts',
}

/** What is missing before the form is worth sending. */
export function errorsOfValues(username: string, password: string): LoginErrors {
  return {
    form: null,
    username: username.trim() === '' ? 'usernameRequired' : null,
    password: password === '' ? 'passwordRequired' : null,
  }
}
