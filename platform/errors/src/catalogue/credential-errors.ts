import type { CustomerError } from '../error-definition'

/** Look-up, passwords, second factors, addresses and telephone numbers (`docs/specification/portal.md` sections 5 and 8). */
export const credentialErrors = {
  accountNotFound: {
    code: 'ACCOUNT_NOT_FOUND',
    status: 404,
    message: {
      en: 'We are unable to locate an account with the information you provided.',
      es: 'No podemos encontrar una cuenta con la información que proporcionó.',
    },
  },
  passwordMismatch: {
    code: 'PASSWORD_MISMATCH',
    status: 400,
    message: {
      en: 'New Password and Confirm New Password do not match.',
      es: 'La contraseña nueva y su confirmación no coinciden.',
    },
  },
  passwordReused: {
    code: 'PASSWORD_REUSED',
    status: 400,
    message: {
      en: 'You cannot reuse this old password',
      es: 'No puede volver a usar esta contraseña anterior',
    },
  },
  passwordTooWeak: {
    code: 'PASSWORD_TOO_WEAK',
    status: 400,
    message: {
      en: 'Use at least 8 characters with letters, numbers and at least one special character.',
      es: 'Use al menos 8 caracteres, con letras, números y al menos un carácter especial.',
    },
  },
  passwordTooLong: {
    code: 'PASSWORD_TOO_LONG',
    status: 400,
    message: { en: 'Use at most 128 characters.', es: 'Use 128 caracteres como máximo.' },
  },
  passwordTooCommon: {
    code: 'PASSWORD_TOO_COMMON',
    status: 400,
    message: {
      en: 'This password is easy to guess. Choose another one.',
      es: 'Esta contraseña es fácil de adivinar. Elija otra.',
    },
  },
  wrongPassword: {
    code: 'WRONG_PASSWORD',
    status: 400,
    message: { en: 'Your old password is invalid.', es: 'Su contraseña actual no es válida.' },
  },
  wrongProof: {
    code: 'WRONG_PROOF',
    status: 400,
    message: {
      en: 'The password or the code is not right. Check both.',
      es: 'La contraseña o el código no es correcto. Revise los dos.',
    },
  },
  invalidEmail: {
    code: 'INVALID_EMAIL_ADDRESS',
    status: 400,
    message: {
      en: 'You have entered an invalid format. Use the form name@domain.com.',
      es: 'El formato no es válido. Use la forma nombre@dominio.com.',
    },
  },
  emailMismatch: {
    code: 'EMAIL_MISMATCH',
    status: 400,
    message: {
      en: 'New email and its confirmation do not match.',
      es: 'El correo nuevo y su confirmación no coinciden.',
    },
  },
  emailUnchanged: {
    code: 'EMAIL_UNCHANGED',
    status: 400,
    message: {
      en: 'Enter an address that differs from your current one.',
      es: 'Escriba una dirección distinta de la actual.',
    },
  },
  riskyEmail: {
    code: 'RISKY_EMAIL',
    status: 400,
    message: { en: 'This address may not work.', es: 'Es posible que esta dirección no funcione.' },
  },
  emailBounced: {
    code: 'EMAIL_BOUNCED',
    status: 409,
    message: {
      en: 'Email to your address came back. Change the address first.',
      es: 'El correo enviado a su dirección fue devuelto. Cambie primero la dirección.',
    },
  },
  invalidPhone: {
    code: 'INVALID_PHONE_NUMBER',
    status: 400,
    message: { en: 'Please enter a valid phone number.', es: 'Escriba un número de teléfono válido.' },
  },
  wrongCode: {
    code: 'WRONG_CODE',
    status: 400,
    message: {
      en: 'This code is not right. Try the next one.',
      es: 'Este código no es correcto. Pruebe con el siguiente.',
    },
  },
  passkeyRefused: {
    code: 'PASSKEY_REFUSED',
    status: 400,
    message: {
      en: 'This passkey was not accepted. Please try again.',
      es: 'No se aceptó esta llave de acceso. Vuelva a intentarlo.',
    },
  },
  signInOver: {
    code: 'SIGN_IN_OVER',
    status: 401,
    message: {
      en: 'Your sign-in took too long. Log in again.',
      es: 'Su inicio de sesión tardó demasiado. Vuelva a iniciar sesión.',
    },
  },
} as const satisfies Record<string, CustomerError>
