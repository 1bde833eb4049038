import { signatureHeader } from './event-signature'
import { PaymentsFailure } from './payments-failure'
import type { PaymentsPort } from './payments-port'

/** Creates the port of an installation without payments: every call fails, and no event is accepted. */
export function createNoPayments(): PaymentsPort {
  const off = async () => {
    throw new PaymentsFailure('unavailable', 'Payments are switched off.')
  }
  return {
    pageOrigin: null,
    signatureHeader: signatureHeader,
    startPayment: off,
    readPayment: off,
    cancelPayment: off,
    refundPayment: off,
    startSetup: off,
    readSetup: off,
    chargeMethod: off,
    readEvent: async () => null,
  }
}
