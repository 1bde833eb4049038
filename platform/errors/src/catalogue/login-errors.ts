import type { CustomerError } from '../error-definition'
import { loginMessages } from './login-messages'

/** Errors of logging in. */
export const loginErrors = {
  loginFailed: { code: 'LOGIN_FAILED', status: 401, message: loginMessages.loginFailed },
  inactiveAccount: { code: 'INACTIVE_ACCOUNT', status: 403, message: loginMessages.inactiveAccount },
  companySignInOnly: {
    code: 'COMPANY_SIGN_IN_ONLY',
    status: 403,
    message: loginMessages.companySignInOnly,
  },
  rateLimited: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    status: 429,
    message: 'Too many attempts. Try again in {minutes} minutes.',
    onPage: loginMessages.rateLimited,
  },
  internal: { code: 'UNKNOWN_EXCEPTION', status: 500, message: loginMessages.internal },
} as const satisfies Record<string, CustomerError>
