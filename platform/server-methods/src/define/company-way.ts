import type { CompanySignInPort } from '@porchlight/providers/company-sign-in'

/** How staff sign in by their company. */
export interface CompanyWay extends Pick<CompanySignInPort, 'endSessionAddress'> {
  /** Whether staff may not sign in by password or passkey, but for those of `breakGlass`. */
  readonly isOnly: boolean
  /** Usernames in lower case. */
  readonly breakGlass: readonly string[]
}
