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
  /**
   * Posts once. Resolves with null when the receiver took it, with any 2xx answer, and otherwise with why it did not:
   * `http500`, `timeout`, `addressRefused`, or a code of the network such as `ECONNREFUSED`.
   */
  readonly send: (delivery: WebhookDelivery) => Promise<string | null>
}
