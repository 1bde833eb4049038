import type { ErrorDefinition } from '../error-definition'

/**
 * Payments of deposits and bills (`docs/specification/portal.md` section 8), and the news that the processor
 * posts.
 */
export const paymentErrors = {
  depositNotFound: {
    code: 'DEPOSIT_NOT_FOUND',
    status: 404,
    message: 'No matching deposit record found.',
  },
  paymentNotProcessed: {
    code: 'PAYMENT_NOT_PROCESSED',
    status: 402,
    message: 'Payment did not process successfully.',
  },
  depositPaymentError: {
    code: 'DEPOSIT_PAYMENT_ERROR',
    status: 424,
    message: 'Deposit payment error, try later.',
  },
  paymentUnavailable: {
    code: 'PAYMENT_UNAVAILABLE',
    status: 424,
    message: 'The payment could not be started and nothing was charged. Try again later.',
  },
  amountOutOfRange: {
    code: 'AMOUNT_OUT_OF_RANGE',
    status: 400,
    message: 'Enter an amount between the least and what is left to pay.',
  },
  autopayRegistrationFailed: {
    code: 'AUTOPAY_REGISTRATION_FAILED',
    status: 424,
    message: 'Autopay registration failure, retry later.',
  },
  autopayTermsChanged: {
    code: 'AUTOPAY_TERMS_CHANGED',
    status: 409,
    message: 'The authorization changed meanwhile. Read it again before you agree.',
  },
  nothingDue: { code: 'NOTHING_DUE', status: 409, message: 'Nothing is due here.' },
  invalidSignature: { code: 'INVALID_SIGNATURE', status: 401, message: 'The signature is not valid.' },
  paymentMismatch: {
    code: 'PAYMENT_MISMATCH',
    status: 409,
    message: 'This is no payment that we asked for.',
  },
} as const satisfies Record<string, ErrorDefinition>
