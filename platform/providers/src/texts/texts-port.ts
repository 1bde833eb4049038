/** One text message to one number. Links in it are made from settings, never from a request (abuse case A12). */
export interface OutgoingText {
  /** The number that it comes from, one of each brand: `+17135550100`. */
  readonly from: string
  /** Whom it goes to, in the same form. */
  readonly to: string
  readonly body: string
  /**
   * When this very text was first handed over, if it may have been taken then: it is looked for before it is sent
   * again. Null for the first time.
   */
  readonly firstTriedAt: Date | null
}

/** What the service took. */
export interface TextReceipt {
  /** The service's id of it, which its events carry. */
  readonly reference: string
  /** How many messages of the network it takes, each of them paid for. */
  readonly segments: number
}

/** The delivery state of a text: on its way, delivered to the phone, or permanently failed. */
export type TextDelivery = 'sent' | 'delivered' | 'failed'

/** An event from the service. `eventId` is the same at each delivery. */
export type TextEvent =
  | {
      readonly kind: 'delivery'
      readonly eventId: string
      readonly reference: string
      readonly delivery: TextDelivery
    }
  | {
      readonly kind: 'incoming'
      readonly eventId: string
      /** Who wrote it, and to which of our numbers. */
      readonly from: string
      readonly to: string
      readonly body: string
    }
  /** Events that mean nothing to us. */
  | { readonly kind: 'other'; readonly eventId: string }

/** Sends texts and reads the service's events about them. */
export interface TextsPort {
  /**
   * Resolves when the service has taken the text.
   *
   * @throws `TextFailure` when it did not, or when that is not known
   */
  send(text: OutgoingText): Promise<TextReceipt>
  /** The event of a callback; null unless the service signed it. */
  readEvent(callback: { readonly body: Uint8Array; readonly signature: string | undefined }): TextEvent | null
}
