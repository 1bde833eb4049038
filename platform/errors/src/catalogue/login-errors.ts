import type { CustomerError } from '../error-definition'

/** What logging in can answer; the login page holds these rows alone. */
export const loginErrors = {
  loginFailed: {
    code: 'LOGIN_FAILED',
    status: 401,
    message: {
      en: 'Your login attempt has failed. Make sure the username and password are correct.',
      es: 'No se pudo iniciar sesión. Asegúrese de que el usuario y la contraseña sean correctos.',
    },
  },
  inactiveAccount: {
    code: 'INACTIVE_ACCOUNT',
    status: 403,
    message: {
      en: 'Contact Customer Service. This account is not currently active.',
      es: 'Comuníquese con Servicio al Cliente. Esta cuenta no está activa en este momento.',
    },
  },
  rateLimited: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    status: 429,
    message: 'Too many attempts. Try again in {minutes} minutes.',
    onPage: {
      en: 'Too many attempts. Wait a few minutes, then try again.',
      es: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
    },
  },
  internal: {
    code: 'UNKNOWN_EXCEPTION',
    status: 500,
    message: { en: 'Something went wrong. Please try again.', es: 'Algo salió mal. Vuelva a intentarlo.' },
  },
} as const satisfies Record<string, CustomerError>
