/** The external services that the server calls, and the company's directory, which calls it. */
export const providerNames = [
  'market',
  'billing',
  'payments',
  'credit',
  'identityCheck',
  'mail',
  'texts',
  'files',
  'scanning',
  'companySignIn',
  'companyDirectory',
] as const

/** One of `providerNames`. */
export type ProviderName = (typeof providerNames)[number]

/** The configured kind of a service: a real one, its stand-in, or none. */
export type ProviderState = 'real' | 'standIn' | 'off'
