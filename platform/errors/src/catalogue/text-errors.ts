import type { CustomerError } from '../error-definition'

/** Texts to telephones (`docs/specification/portal.md` section 1). */
export const textErrors = {
  numberStopped: {
    code: 'NUMBER_STOPPED',
    status: 409,
    message: {
      en: 'This number replied STOP. Text us START from it first.',
      es: 'Este número nos respondió ALTO. Primero envíenos ALTA desde él.',
    },
  },
  textsUnavailable: {
    code: 'TEXTS_UNAVAILABLE',
    status: 424,
    message: {
      en: 'Texts cannot be sent right now. Try again in an hour.',
      es: 'No podemos enviar mensajes en este momento. Inténtelo en una hora.',
    },
  },
  wrongTextedCode: {
    code: 'WRONG_CODE',
    status: 400,
    message: {
      en: 'This code is not right. Look at the text again, or ask for a new one.',
      es: 'Este código no es correcto. Vea otra vez el mensaje o pida otro.',
    },
  },
  textedCodeOver: {
    code: 'CODE_OVER',
    status: 410,
    message: {
      en: 'This code no longer works. Ask for a new one.',
      es: 'Este código ya no sirve. Pida otro.',
    },
  },
  consentChanged: {
    code: 'CONSENT_CHANGED',
    status: 409,
    message: {
      en: 'What you agree to has changed. Read it again, then tick the box.',
      es: 'El texto que acepta cambió. Léalo otra vez y marque la casilla.',
    },
  },
  noMobilePhone: {
    code: 'NO_MOBILE_PHONE',
    status: 409,
    message: {
      en: 'We have no mobile number on file that takes texts.',
      es: 'No tenemos registrado un teléfono celular que reciba mensajes.',
    },
  },
} as const satisfies Record<string, CustomerError>
