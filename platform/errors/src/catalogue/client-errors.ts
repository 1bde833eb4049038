import type { ProgramError } from '../error-definition'

/** The data-service client (`docs/specification/data-service.md` section 8). */
export const clientErrors = {
  invalidConfig: { code: 'INVALID_CONFIG', status: 400, message: 'INVALID_CONFIG' },
  onlyIfCached: {
    code: 'GATEWAY_TIMEOUT',
    status: 504,
    message: 'Data requested with only-if-cached policy and not found in the cache.',
  },
  unknownCachePolicy: {
    code: 'UNRECOGNIZED_CACHE_POLICY',
    status: 400,
    message: 'unrecognized cache policy',
  },
  notFetchable: { code: 'NOT_FETCHABLE', status: 400, message: 'data is not fetchable' },
  unrecognizedConfig: { code: 'UNRECOGNIZED_CONFIG', status: 400, message: 'unrecognized config' },
  invalidWriteConfig: {
    code: 'INVALID_WRITE_CONFIG',
    status: 400,
    message: 'Invalid config for "{adapter}"',
  },
  invalidLayoutUserState: {
    code: 'INVALID_WRITE_CONFIG',
    status: 400,
    message: '@wire(updateLayoutUserState) invalid configuration',
  },
  invalidAvatarUpdate: {
    code: 'INVALID_WRITE_CONFIG',
    status: 400,
    message: 'updateRecordAvatar invalid configuration',
  },
  wrongType: {
    code: 'WRONG_TYPE',
    status: 400,
    message: 'Expected "{expected}" but received "{received}" (at "{path}")',
  },
  invalidDiscriminator: {
    code: 'INVALID_DISCRIMINATOR',
    status: 400,
    message: 'The discriminator value "{value}" is invalid, expected one of {expected} (at "{path}")',
  },
  missingProvider: {
    code: 'MISSING_PROVIDER',
    status: 500,
    message: '{hook} needs a <DataServiceProvider> above it.',
  },
} as const satisfies Record<string, ProgramError>
