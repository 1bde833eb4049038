import type { CustomerError } from '../error-definition'

/** Errors of any call that a page can show. Where the data service fixes the message, the page has a separate text. */
export const pageErrors = {
  forbidden: {
    code: 'INSUFFICIENT_ACCESS',
    status: 403,
    message: { en: 'You do not have access to this.', es: 'Usted no tiene acceso a esto.' },
  },
  invalidSession: {
    code: 'INVALID_SESSION_ID',
    status: 401,
    message: 'Session expired or invalid.',
    onPage: {
      en: 'Your session has ended. Log in again.',
      es: 'Su sesión terminó. Vuelva a iniciar sesión.',
    },
  },
  viewOnly: {
    code: 'VIEW_ONLY',
    status: 403,
    message: {
      en: 'Nothing can be changed while you view the pages as the customer.',
      es: 'No se puede cambiar nada mientras usted ve lo que ve el cliente.',
    },
  },
  viewEnded: {
    code: 'VIEW_ENDED',
    status: 403,
    message: {
      en: 'This view of the customer’s pages has ended. Start another from the console.',
      es: 'Esta vista de las páginas del cliente terminó. Abra otra desde la consola.',
    },
  },
  erasureHeld: {
    status: 409,
    code: 'ERASURE_HELD',
    message: {
      en: 'This customer cannot be erased yet. See what has to end first.',
      es: 'Todavía no se puede eliminar a este cliente. Vea qué tiene que terminar antes.',
    },
  },
  viewAtOtherBrand: {
    code: 'VIEW_AT_OTHER_BRAND',
    status: 409,
    message: {
      en: 'Sign in to the console at the address of this customer’s brand to see what they see.',
      es: 'Inicie sesión en la consola en la dirección de la marca de este cliente para ver lo que ve.',
    },
  },
  notFound: {
    code: 'NOT_FOUND',
    status: 404,
    message: 'The requested resource does not exist',
    onPage: { en: 'This is no longer available.', es: 'Ya no está disponible.' },
  },
  tooMuchAtOnce: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    status: 429,
    message: 'Too many requests of yours are waiting. Try again in {seconds} seconds.',
    onPage: {
      en: 'Your other requests are still being worked on. Try again in a moment.',
      es: 'Sus otras solicitudes todavía se están procesando. Vuelva a intentarlo en un momento.',
    },
  },
  requestTimeout: {
    code: 'REQUEST_TIMEOUT',
    status: 408,
    message: {
      en: 'Your request took too long to arrive. Try again, or send fewer files at once.',
      es: 'Su solicitud tardó demasiado en llegar. Inténtelo otra vez o envíe menos archivos a la vez.',
    },
  },
  unavailable: {
    code: 'SERVER_UNAVAILABLE',
    status: 503,
    message: {
      en: 'The service is not available right now. Try again in a minute.',
      es: 'El servicio no está disponible en este momento. Inténtelo en un minuto.',
    },
  },
  unsupportedMediaType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    message: 'Send the body as {expected}.',
    onPage: {
      en: 'This form could not be read. Reload the page.',
      es: 'No pudimos leer este formulario. Vuelva a cargar la página.',
    },
  },
  invalidParameter: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: '{parameter}: {reason}',
    onPage: {
      en: 'Part of this form could not be read. Check it and try again.',
      es: 'No pudimos leer una parte de este formulario. Revísela y vuelva a intentarlo.',
    },
  },
  requiredFieldMissing: {
    code: 'REQUIRED_FIELD_MISSING',
    status: 400,
    message: 'Required fields are missing: [{field}]',
    onPage: { en: 'Fill in this field.', es: 'Complete este campo.' },
  },
  invalidFieldValue: {
    code: 'FIELD_INTEGRITY_EXCEPTION',
    status: 400,
    message: '{label}: {reason}',
    onPage: { en: 'This value cannot be used. Change it.', es: 'Este valor no se puede usar. Cámbielo.' },
  },
  modifiedSince: {
    code: 'MODIFIED_SINCE',
    status: 412,
    message: 'This record was modified during your edit session. Read it again, then save.',
    onPage: {
      en: 'This changed while you were looking at it. Check it and try again.',
      es: 'Esto cambió mientras lo veía. Revíselo y vuelva a intentarlo.',
    },
  },
} as const satisfies Record<string, CustomerError>
