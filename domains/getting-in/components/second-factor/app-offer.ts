/** The secret of an authenticator app that waits for its first code. */
export interface AppOffer {
  readonly secret: string
  /** An `otpauth:` address. */
  readonly uri: string
}
