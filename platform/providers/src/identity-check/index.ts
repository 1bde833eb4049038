export {
  type IdentityOutcome,
  identitySignatureHeader,
  readIdentityCallback,
  signIdentityCallback,
} from './callback/identity-callback'
export { createHttpIdentityCheck, identityTimeoutMs } from './http/http-identity-check'
export type { IdentityCheckPort } from './identity-check-port'
export {
  IdentityCallbackSchema,
  IdentityCheckRequestSchema,
  IdentityCheckStartedSchema,
} from './identity-wire'
export { createNoIdentityCheck } from './no-identity-check'
export { standInIdentityMigrations } from './stand-in/stand-in-identity-migrations'
export { type IdentityStandIn, startIdentityStandIn } from './stand-in/start-identity-stand-in'
