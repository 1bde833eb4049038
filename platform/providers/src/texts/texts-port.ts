/** One text message to one number. Its links are built from settings, never from a request (abuse case A12). */
export interface OutgoingText {
  /** The number that it is sent from, one per brand: `+17135550100`. */
  readonly from: string
  /** The recipient, in the same form. */
  readonly to: string
  readonly body: string
  /**
   * When this text was first submitted, if it may have been accepted then: it is looked up before it is resent. Null
   * the first time.
   */
  readonly firstTriedAt: Date | null
}

/** What the service accepted. */
export interface TextReceipt {
  /** The service's id for it, which its events contain. */
  readonly reference: string
  /** How many network messages it takes, each of which is billed. */
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
      /** The sender, and which of our numbers received it. */
      readonly from: string
      readonly to: string
      readonly body: string
    }
  /** Events that are irrelevant to us. */
  | { readonly kind: 'other'; readonly eventId: string }

/** Sends texts and reads the service's events about them. */
export interface TextsPort {
  /**
   * Resolves when the service has accepted the text.
   *
   * @throws `TextFailure` when it did not, or when that is unknown
   */
  send(text: OutgoingText): Promise<TextReceipt>
  /** Returns the event of a callback; null unless the service signed it. */
  readEvent(callback: { readonly body: Uint8Array; readonly signature: string | undefined }): TextEvent | null
}
