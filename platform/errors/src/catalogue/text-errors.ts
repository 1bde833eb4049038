import type { ErrorDefinition } from '../error-definition'

/** Texts to telephones (`docs/specification/portal.md` section 1). */
export const textErrors = {
  numberStopped: {
    code: 'NUMBER_STOPPED',
    status: 409,
    message: 'This number told us STOP. Text START to us from it first.',
  },
  textsUnavailable: {
    code: 'TEXTS_UNAVAILABLE',
    status: 424,
    message: 'Texts cannot be sent right now. Try again later.',
  },
  wrongTextedCode: {
    code: 'WRONG_CODE',
    status: 400,
    message: 'This code is not right. Look at the text again, or ask for a new one.',
  },
  textedCodeOver: {
    code: 'CODE_OVER',
    status: 410,
    message: 'This code is not good any more. Ask for a new one.',
  },
  consentChanged: {
    code: 'CONSENT_CHANGED',
    status: 409,
    message: 'What you agree to has changed. Read it again.',
  },
  noMobilePhone: {
    code: 'NO_MOBILE_PHONE',
    status: 409,
    message: 'We know no mobile phone that takes texts.',
  },
} as const satisfies Record<string, ErrorDefinition>
