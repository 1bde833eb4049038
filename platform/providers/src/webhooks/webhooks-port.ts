/** What a program's receiver is sent. */
export interface WebhookDelivery {
  readonly url: string
  /** JSON. */
  readonly body: string
  /** See `signWebhook`. */
  readonly signature: string
}

/** Sends events to the receivers of other people's programs, which may be slow, broken or hostile. */
export interface WebhooksPort {
  /** Whether an address can be a receiver's: https on the public Internet, and in demo mode this machine by http too. */
  readonly canBeReceiver: (url: string) => boolean
  /**
   * Posts once. Resolves with null when the receiver took it, with any 2xx answer, and otherwise with why it did not:
   * `http500`, `timeout`, `addressRefused`, or a code of the network such as `ECONNREFUSED`.
   */
  readonly send: (delivery: WebhookDelivery) => Promise<string | null>
}
