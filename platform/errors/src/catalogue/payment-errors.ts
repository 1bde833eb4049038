import type { CustomerError } from '../error-definition'

/** Payments of deposits and bills, AutoPay, paperless and average billing (`docs/specification/portal.md` section 8). */
export const paymentErrors = {
  depositNotFound: {
    code: 'DEPOSIT_NOT_FOUND',
    status: 404,
    message: { en: 'No matching deposit record found.', es: 'No encontramos un depósito que coincida.' },
  },
  paymentNotProcessed: {
    code: 'PAYMENT_NOT_PROCESSED',
    status: 402,
    message: { en: 'Payment did not process successfully.', es: 'El pago no se procesó correctamente.' },
  },
  depositPaymentError: {
    code: 'DEPOSIT_PAYMENT_ERROR',
    status: 424,
    message: {
      en: 'Deposit payment error, try later.',
      es: 'Error en el pago del depósito; inténtelo más tarde.',
    },
  },
  paymentUnavailable: {
    code: 'PAYMENT_UNAVAILABLE',
    status: 424,
    message: {
      en: 'The payment could not be started and nothing was charged. Try again later.',
      es: 'No se pudo iniciar el pago y no se cobró nada. Inténtelo más tarde.',
    },
  },
  refundOutOfRange: {
    code: 'REFUND_OUT_OF_RANGE',
    status: 400,
    message: {
      en: 'Enter an amount up to what can be refunded.',
      es: 'Escriba un monto que no supere lo que se puede reembolsar.',
    },
  },
  refundChanged: {
    code: 'REFUND_CHANGED',
    status: 409,
    message: {
      en: 'What can be refunded has changed. Look at the amount again before you refund it.',
      es: 'Lo que se puede reembolsar cambió. Vea el monto otra vez antes de reembolsarlo.',
    },
  },
  amountOutOfRange: {
    code: 'AMOUNT_OUT_OF_RANGE',
    status: 400,
    message: {
      en: 'Enter an amount between the minimum and what is left to pay.',
      es: 'Escriba un monto entre el mínimo y lo que falta por pagar.',
    },
  },
  autopayRegistrationFailed: {
    code: 'AUTOPAY_REGISTRATION_FAILED',
    status: 424,
    message: {
      en: 'Autopay registration failure, retry later.',
      es: 'No se pudo activar el pago automático; inténtelo más tarde.',
    },
  },
  autopayTermsChanged: {
    code: 'AUTOPAY_TERMS_CHANGED',
    status: 409,
    message: {
      en: 'The authorization has changed. Read it again before you agree.',
      es: 'La autorización cambió. Léala otra vez antes de aceptar.',
    },
  },
  nothingDue: {
    code: 'NOTHING_DUE',
    status: 409,
    message: { en: 'Nothing is due here.', es: 'Aquí no se debe nada.' },
  },
  arrangementNotOffered: {
    code: 'ARRANGEMENT_NOT_OFFERED',
    status: 409,
    message: {
      en: 'An advisor has to look at this first. Write to us or call us.',
      es: 'Un asesor tiene que revisar esto primero. Escríbanos o llámenos.',
    },
  },
  arrangementMoved: {
    code: 'ARRANGEMENT_MOVED',
    status: 409,
    message: {
      en: 'The amount or the dates have changed. Look at them again before you agree.',
      es: 'El monto o las fechas cambiaron. Véalos otra vez antes de aceptar.',
    },
  },
  averageBillingNotOffered: {
    code: 'AVERAGE_BILLING_NOT_OFFERED',
    status: 409,
    message: {
      en: 'Average billing cannot be turned on for this account now.',
      es: 'La facturación mensual promedio no se puede activar ahora para esta cuenta.',
    },
  },
  sampleCodeWrong: {
    code: 'SAMPLE_CODE_WRONG',
    status: 400,
    message: {
      en: 'This is not the code in the sample bill. Open it and type its five characters.',
      es: 'Este no es el código de la factura de muestra. Ábrala y escriba sus cinco caracteres.',
    },
  },
} as const satisfies Record<string, CustomerError>
