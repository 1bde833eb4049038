import type { CompanySignInPort } from '@porchlight/providers/company-sign-in'

/** How staff sign in by their company. */
export interface CompanyWay extends Pick<CompanySignInPort, 'endSessionAddress'> {
  /** Whether staff may not sign in by password or passkey, but for those of `breakGlass`. */
  readonly isOnly: boolean
  /** Whether the company's directory determines who is staff, and in which role (docs/adr/0118). */
  readonly isProvisioned: boolean
  /** Usernames in lower case. */
  readonly breakGlass: readonly string[]
}
