/** The scopes that a program may request: `api` reads and writes as the user may, `api:read` only reads. */
export const programScopes = ['openid', 'offline_access', 'refresh_token', 'api', 'api:read'] as const

/** The grant of a device without a browser of its own (RFC 8628). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

/** The grants that a program may use. */
export const programGrants = [
  'authorization_code',
  'refresh_token',
  'client_credentials',
  deviceGrant,
] as const

/**
 * What programs are, as administrators choose it: an app that can keep a secret, one that cannot (RFC 6749, 2.1), a
 * device that shows a code, and a service account, which acts as one user.
 */
export const programKinds = ['confidential', 'public', 'device', 'service'] as const

/** One of `programKinds`. */
export type ProgramKind = (typeof programKinds)[number]

/** Which grants a program of that kind has, and whether it has a secret. */
export const grantsByKind: Readonly<
  Record<ProgramKind, { readonly grantTypes: readonly string[]; readonly confidential: boolean }>
> = {
  confidential: { grantTypes: ['authorization_code', 'refresh_token'], confidential: true },
  public: { grantTypes: ['authorization_code', 'refresh_token'], confidential: false },
  device: { grantTypes: [deviceGrant, 'refresh_token'], confidential: false },
  service: { grantTypes: ['client_credentials'], confidential: true },
}

/** The kind of a program by its grants: one that people approve at a redirect address is an app, whatever else it may. */
export function toProgramKind(grantTypes: readonly string[], hasSecret: boolean): ProgramKind {
  if (grantTypes.includes('client_credentials')) return 'service'
  if (!grantTypes.includes('authorization_code')) return 'device'
  return hasSecret ? 'confidential' : 'public'
}

/** For how many hours a replaced secret counts beside the new one, so that nothing stops while it is passed on. */
export const formerSecretHours = 24
