import type { CustomerError } from '../error-definition'

/** Links in mails that are not, or no longer, valid (`docs/specification/portal.md` section 8). */
export const linkErrors = {
  alreadyRegistered: {
    code: 'ALREADY_REGISTERED',
    status: 409,
    message: {
      en: 'You are already registered. Please log in.',
      es: 'Usted ya está registrado. Inicie sesión.',
    },
  },
  emailExists: {
    code: 'DUPLICATE_USERNAME',
    status: 409,
    message: { en: 'Email address already exists.', es: 'El correo electrónico ya existe.' },
  },
  registrationNotVerified: {
    code: 'REGISTRATION_NOT_VERIFIED',
    status: 410,
    message: {
      en: 'We are not able to verify your registration at this time.',
      es: 'No podemos verificar su registro en este momento.',
    },
  },
  resetLinkExpired: {
    code: 'LINK_EXPIRED',
    status: 410,
    message: {
      en: 'Reset password link has been expired. Please try again.',
      es: 'El enlace para restablecer la contraseña venció. Inténtelo de nuevo.',
    },
  },
  linkExpired: {
    code: 'LINK_EXPIRED',
    status: 410,
    message: { en: 'Your link has expired. Please try again', es: 'Su enlace venció. Inténtelo de nuevo' },
  },
  emailLinkExpired: {
    code: 'LINK_EXPIRED',
    status: 410,
    message: { en: 'Email Link Has Expired', es: 'El enlace del correo venció' },
  },
  linkRequired: {
    code: 'LINK_REQUIRED',
    status: 403,
    message: {
      en: 'Sign in, or open the link that was mailed for this order.',
      es: 'Inicie sesión o abra el enlace que le enviamos para este pedido.',
    },
  },
  linkNotLatest: {
    code: 'LINK_NOT_LATEST',
    status: 410,
    message: {
      en: 'User not found: try the latest reset link.',
      es: 'No se encontró el usuario: pruebe con el último enlace.',
    },
  },
  linkUsed: {
    code: 'LINK_USED',
    status: 410,
    message: { en: 'This link was used before. Ask for a new one.', es: 'Este enlace ya se usó. Pida otro.' },
  },
} as const satisfies Record<string, CustomerError>
