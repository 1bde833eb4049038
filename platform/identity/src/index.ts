export type { AttemptAnswer, AttemptLimit } from './attempt/attempts'
export { mailboxKey } from './attempt/mailbox-key'
export { countFromNetworks, giveBackToNetworks } from './attempt/network-attempts'
export type { CompanyOrigin } from './company/company-origins'
export { companyProofOf } from './company/company-requests'
export {
  type CustomerView,
  type CustomerViewRequest,
  customerViewMs,
} from './customer-view/customer-views'
export { type IdentityMigration, identityMigrations } from './database/migrations'
export type { PendingStage, SessionKind } from './database/tables'
export type { EmailChange } from './email-change/email-changes'
export { createIdentity, type Identity, type IdentityOptions } from './identity'
export { addressKey, widestNetworkKey } from './log-in/address-key'
export type { LogInRequest, LogInResult, LogInUser } from './log-in/log-in'
export { defaultLogInLimits, type LogInLimits } from './log-in/log-in-limits'
export { normaliseUsername } from './log-in/normalise-username'
export type {
  IssuedOneTimeToken,
  OneTimePurpose,
  OneTimeTokenExpectation,
  OneTimeTokenRequest,
  OneTimeTokenState,
  TokenPurpose,
} from './one-time-token/one-time-tokens'
export { defaultPasswordCost, type PasswordCost } from './password/password-hasher'
export {
  checkPasswordRules,
  type PasswordContext,
  type PasswordProblem,
  type PasswordProfile,
} from './password/password-rules'
export type { PhoneOffer } from './phone-code/phone-codes'
export type { PurgeCounts } from './purge-expired'
export type { AppOfUser, TotpOffer } from './second-factor/authenticator-app'
export type { Passkey, PasskeyOrigin } from './second-factor/passkeys'
export { type PendingSignIn, pendingLifetimeMs } from './second-factor/pending-sign-ins'
export { sealClearSecrets } from './second-factor/seal-clear-secrets'
export type { SecondFactors } from './second-factor/second-factors'
export { createSecretBox, type SecretBox } from './second-factor/secret-box'
export type { SignInMeans } from './second-factor/sign-in-means'
export { recentProofMs } from './session/recent-proofs'
export {
  defaultSessionLifetimes,
  type IssuedSession,
  type Session,
  type SessionDetails,
  type SessionLifetimes,
} from './session/session'
export type { EndingOfWaysIn } from './ways-in/end-ways-in'
export {
  type Closing,
  type ClosingEvent,
  closingEvents,
  closings,
  type WayIn,
  waysIn,
} from './ways-in/ways-in'
