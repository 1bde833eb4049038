/** What is sent to a program's receiver. */
export interface WebhookDelivery {
  readonly url: string
  /** JSON. */
  readonly body: string
  /** See `signWebhook`. */
  readonly signature: string
}

/** Sends events to the receivers of third-party programs, which may be slow, broken or hostile. */
export interface WebhooksPort {
  /** Whether an address can be a receiver's: https on the public Internet, and in demo mode this machine by http too. */
  readonly canBeReceiver: (url: string) => boolean
  /**
   * Posts once. Resolves with null when the receiver accepted it, with any 2xx response, and otherwise with the reason:
   * `http500`, `timeout`, `addressRefused`, or a network code such as `ECONNREFUSED`.
   */
  readonly send: (delivery: WebhookDelivery) => Promise<string | null>
}
