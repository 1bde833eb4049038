/** The payment methods of the hosted page. */
export type PaymentMethodKind = 'card' | 'bank'

/**
 * The state of a payment at the processor. `open`: its page is waiting; `processing`: the money is on its way; `paid`:
 * the money has arrived. `declined`, `failed` and `cancelled`: nothing was charged. `returned` and `refunded`: the
 * money had arrived, or was promised, and went back. `regained`: it is final, because a dispute about it was won.
 */
export const paymentStates = [
  'open',
  'processing',
  'paid',
  'declined',
  'failed',
  'cancelled',
  'returned',
  'refunded',
  'regained',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** Why a payment did not go through, as far as the processor reports it. */
export const paymentReasons = [
  'insufficientFunds',
  'accountClosed',
  'notAuthorized',
  'cardDeclined',
  'cardExpired',
  'processingError',
] as const

export type PaymentReason = (typeof paymentReasons)[number]

/** A payment to be made on one of the processor’s pages. */
export interface PaymentRequest {
  /** Ours, permanently: one key is one payment, however often it is started. At most 200 characters. */
  readonly idempotencyKey: string
  /**
   * When it was first started, if the processor may have received it then: processors discard keys, so it is looked up
   * before it is started again. Absent on the first attempt.
   */
  readonly firstTriedAt?: Date
  /** In cents of a dollar, from 1 on. */
  readonly amountCents: number
  /** What the customer reads on the processor’s page; nothing personal. */
  readonly description: string
  /** In order of preference. */
  readonly methods: readonly PaymentMethodKind[]
  /** Where the browser returns to, whatever the outcome; an absolute address of ours without secrets. */
  readonly returnAddress: string
  readonly language: 'en' | 'es'
  /** The appearance that makes the page look like ours. */
  readonly appearance: {
    readonly displayName: string
    /** `#RRGGBB`, dark enough for white letters. */
    readonly colour: string
  }
}

/** A card or a bank account that the processor is to store, entered on one of the processor’s pages. */
export type MethodSetupRequest = Omit<PaymentRequest, 'amountCents'>

/**
 * A card or a bank account that the processor stores. Only we can move money with the token; it contains neither
 * number.
 */
export interface StoredMethod {
  readonly token: string
  readonly kind: PaymentMethodKind
  /** The card’s network or the bank, by its customer-facing name. */
  readonly institution: string
  readonly lastFour: string
  /** Of a card, 1 to 12. */
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly bankAccountType: 'checking' | 'savings' | null
}

/** The state of a page on which a method is entered. `failed`: the processor could not store what was entered. */
export const setupStates = ['open', 'kept', 'failed', 'cancelled'] as const

/** A page on which a method is entered, as known to the processor. */
export interface MethodSetup {
  readonly reference: string
  readonly idempotencyKey: string
  readonly state: (typeof setupStates)[number]
  /** Once it is stored. */
  readonly method: StoredMethod | null
}

/** A page that waits for the customer to enter a method. */
export interface StartedSetup {
  readonly pageAddress: string
  readonly setup: MethodSetup
}

/** A payment with a stored method, without the customer present. */
export interface ChargeRequest {
  /** Ours, permanently: one key is one payment, however often it is requested. */
  readonly idempotencyKey: string
  /** In cents of a dollar, from 1 on. */
  readonly amountCents: number
  readonly token: string
  /** The text on the statement; nothing personal. */
  readonly description: string
}

/** A refund to the card or the account that was charged. */
export interface RefundRequest {
  /** The processor’s name for the payment. */
  readonly reference: string
  /** Ours, permanently: one key is one refund, however often it is requested. At most 200 characters. */
  readonly idempotencyKey: string
  /** In cents of a dollar, from 1 on: the whole payment, or a part of it. */
  readonly amountCents: number
}

/** A payment that waits for the customer. */
export interface StartedPayment {
  /** The processor’s name for the payment. */
  readonly reference: string
  /**
   * The page where it is made, at the processor’s own origin. Anyone with the address can pay there. May be empty for a
   * payment that is no longer open.
   */
  readonly pageAddress: string
  /** Its state: a payment that is started again may already have been made. */
  readonly payment: ProcessorPayment
}

/** A payment as known to the processor. No number of a card or an account, only its last four. */
export interface ProcessorPayment {
  readonly reference: string
  readonly idempotencyKey: string
  readonly amountCents: number
  readonly currency: string
  readonly state: PaymentState
  /** The refunded amount, in cents; `state` is `refunded` once that is all of it. */
  readonly refundedCents: number
  readonly reason: PaymentReason | null
  readonly method: PaymentMethodKind | null
  readonly lastFour: string | null
}

/** A payment event that the processor signed. Events arrive in any order, late, and more than once. */
export interface PaymentEvent {
  /** The same for each delivery of this event. */
  readonly eventId: string
  /** The current state of the payment; null for an event that concerns none of our payments. */
  readonly payment: ProcessorPayment | null
}

/**
 * Accepts payments by cards and from bank accounts, on the processor’s pages. Every call ends within its time limit.
 */
export interface PaymentsPort {
  /** The origin of the processor’s pages, for the policy of the pages that link there; null without pages. */
  readonly pageOrigin: string | null
  /** The header that carries the signature of its events, in lower case. */
  readonly signatureHeader: string
  /** @throws PaymentsFailure */
  startPayment(request: PaymentRequest): Promise<StartedPayment>
  /**
   * Reads the state of a payment; null for a reference that the processor does not know.
   *
   * @throws PaymentsFailure
   */
  readPayment(reference: string): Promise<ProcessorPayment | null>
  /**
   * Ends a payment that waits for the customer, and returns its resulting state: one that was completed in the meantime
   * stays completed.
   *
   * @throws PaymentsFailure
   */
  cancelPayment(reference: string): Promise<ProcessorPayment>
  /**
   * Refunds a payment fully or partly, and returns its new state; done once for each key.
   *
   * @throws PaymentsFailure, `refused` for more than is left of it
   */
  refundPayment(request: RefundRequest): Promise<ProcessorPayment>
  /**
   * Opens a page on which the customer enters a method to be stored.
   *
   * @throws PaymentsFailure
   */
  startSetup(request: MethodSetupRequest): Promise<StartedSetup>
  /**
   * Reads the state of such a page; null for a reference that the processor does not know.
   *
   * @throws PaymentsFailure
   */
  readSetup(reference: string): Promise<MethodSetup | null>
  /**
   * Charges a stored method, and returns the payment's state: declined, in progress or paid.
   *
   * @throws PaymentsFailure, `refused` for a token that the processor does not know
   */
  chargeMethod(request: ChargeRequest): Promise<ProcessorPayment>
  /**
   * Reads a posted event. Null unless the signature is one of the processor’s over exactly these bytes, created within
   * the last five minutes.
   *
   * @throws PaymentsFailure when the payment's state has to be queried, and the processor does not answer
   */
  readEvent(signature: string | undefined, body: Uint8Array): Promise<PaymentEvent | null>
}
