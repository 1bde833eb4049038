// The client's rows of the error catalogue, repeated here so that browsers do not load the whole catalogue; a test
// ensures that the two match. Each is a separate export, so that a page contains only those that it can raise.
import type { ClientError } from './data-service-error'

export const invalidConfig = {
  code: 'INVALID_CONFIG',
  status: 400,
  message: 'INVALID_CONFIG',
} satisfies ClientError

export const onlyIfCached = {
  code: 'GATEWAY_TIMEOUT',
  status: 504,
  message: 'Data requested with only-if-cached policy and not found in the cache.',
} satisfies ClientError

export const notFetchable = {
  code: 'NOT_FETCHABLE',
  status: 400,
  message: 'data is not fetchable',
} satisfies ClientError

export const unrecognizedConfig = {
  code: 'UNRECOGNIZED_CONFIG',
  status: 400,
  message: 'unrecognized config',
} satisfies ClientError

export const unknownCachePolicy = {
  code: 'UNRECOGNIZED_CACHE_POLICY',
  status: 400,
  message: 'unrecognized cache policy',
} satisfies ClientError

export const invalidWriteConfig = {
  code: 'INVALID_WRITE_CONFIG',
  status: 400,
  message: 'Invalid config for "{adapter}"',
} satisfies ClientError

export const invalidRecordInput = {
  code: 'INVALID_INPUT',
  status: 400,
  message: 'Invalid recordInput',
} satisfies ClientError

export const invalidLayoutUserState = {
  code: 'INVALID_WRITE_CONFIG',
  status: 400,
  message: '@wire(updateLayoutUserState) invalid configuration',
} satisfies ClientError

export const unsupportedAvatarType = {
  code: 'INVALID_INPUT',
  status: 400,
  message: 'Unsupported avatar type',
} satisfies ClientError

export const invalidAvatarUpdate = {
  code: 'INVALID_WRITE_CONFIG',
  status: 400,
  message: 'updateRecordAvatar invalid configuration',
} satisfies ClientError

export const wrongType = {
  code: 'WRONG_TYPE',
  status: 400,
  message: 'Expected "{expected}" but received "{received}" (at "{path}")',
} satisfies ClientError

export const invalidDiscriminator = {
  code: 'INVALID_DISCRIMINATOR',
  status: 400,
  message: 'The discriminator value "{value}" is invalid, expected one of {expected} (at "{path}")',
} satisfies ClientError

export const missingProvider = {
  code: 'MISSING_PROVIDER',
  status: 500,
  message: '{hook} needs a <DataServiceProvider> above it.',
} satisfies ClientError
