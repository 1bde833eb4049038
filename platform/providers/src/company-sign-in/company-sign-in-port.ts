/** The values that identify one sign-in on its way through the provider. */
export interface SignInProof {
  readonly state: string
  readonly nonce: string
  /** The PKCE verifier. */
  readonly verifier: string
}

/** A person, as the provider vouches for them. */
export interface CompanyClaims {
  readonly issuer: string
  readonly subject: string
  /** The company directory's identifier for the person; null if there is none. */
  readonly externalId: string | null
  /** The provider's session; null if it names none. */
  readonly sid: string | null
  /** In lower case; null if there is none, or the provider has not verified it. */
  readonly verifiedEmail: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly groups: readonly string[]
  /** How the person authenticated there, by `amr`. */
  readonly methods: readonly string[]
  /** The same by `acr`; null if there is none. */
  readonly level: string | null
}

/** The subject of a logout at the provider; at least one of the two is present. */
export interface LogoutClaims {
  readonly issuer: string
  readonly subject: string | null
  readonly sid: string | null
  /** The id of the token, which is valid once. */
  readonly jti: string
}

/**
 * The provider of the company whose staff sign in. All methods except reading a token fail with `CompanySignInFailure`.
 */
export interface CompanySignInPort {
  /**
   * Returns the address at the provider that a browser is redirected to. `redirectUri` is the exact address that it
   * returns to.
   */
  begin(request: { readonly redirectUri: string; readonly proof: SignInProof }): Promise<string>
  /** Returns the person the provider vouches for in the address that a browser returned with. */
  finish(request: { readonly callback: URL; readonly proof: SignInProof }): Promise<CompanyClaims>
  /** Returns the claims of a logout token; null for one that is forged, expired, or meant for another audience. */
  readLogoutToken(token: string): Promise<LogoutClaims | null>
  /** Returns where a browser signs out at the provider; null when the provider announces no such address. */
  endSessionAddress(returnTo: string): Promise<string | null>
}

/**
 * A sign-in that failed: `unavailable` when the provider does not respond or responds unexpectedly, `declined` when it
 * denies the sign-in, `refused` when its response proves nothing. The message contains codes only, so that it can be
 * logged.
 */
export class CompanySignInFailure extends Error {
  override readonly name = 'CompanySignInFailure'
  readonly kind: 'unavailable' | 'declined' | 'refused'

  constructor(kind: CompanySignInFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
