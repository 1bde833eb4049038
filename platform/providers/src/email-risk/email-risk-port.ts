/** The verdict on an email address before anything is sent to it. */
export interface EmailVerdict {
  /**
   * `risky`: mail may not arrive or the address may not last; its owner decides. `undeliverable`: no mail can arrive,
   * because it is not an address.
   */
  readonly verdict: 'fine' | 'risky' | 'undeliverable'
  readonly reason: 'malformed' | 'misspelt' | 'disposable' | null
  /** The address that was probably meant; null without a suggestion. */
  readonly suggestion: string | null
}

/** Judges email addresses. */
export interface EmailRiskPort {
  /** Never fails because of the address; `unavailable` when a service that it queries does not answer. */
  judge(address: string): Promise<EmailVerdict>
}
