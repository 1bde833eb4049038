/** What the authorization server says of grants and scopes. */
export { deviceGrant, programScopes } from '../../facts/programs'

/** What a program may do and its addresses, as registered. */
export interface ProgramTerms {
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly scopes: readonly string[]
  /** The origins whose pages may call the data service and the token address from a browser. */
  readonly allowedOrigins: readonly string[]
}

/** A program as it is registered. */
export interface NewOAuthClient extends ProgramTerms {
  readonly confidential: boolean
  readonly grantTypes: readonly string[]
  /** Whom it acts as by `client_credentials`; null without that grant. */
  readonly serviceUserId: string | null
}
