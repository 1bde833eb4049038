import type { ProgramError } from '../error-definition'

/** Errors for the company's directory at `/scim/v2`; the responses have the form of RFC 7644, section 3.12. */
export const directoryErrors = {
  directoryTokenInvalid: {
    code: 'DIRECTORY_TOKEN_INVALID',
    status: 401,
    message: 'Send the bearer token of this directory.',
  },
  directoryFilterInvalid: {
    code: 'DIRECTORY_FILTER_INVALID',
    status: 400,
    message: 'The filter is not one that is answered here: {reason}',
  },
  directoryPathInvalid: {
    code: 'DIRECTORY_PATH_INVALID',
    status: 400,
    message: 'The path “{path}” names nothing that can be changed.',
  },
  directoryNoTarget: {
    code: 'DIRECTORY_NO_TARGET',
    status: 400,
    message: 'An operation that removes something names its path.',
  },
  directoryValueInvalid: {
    code: 'DIRECTORY_VALUE_INVALID',
    status: 400,
    message: 'The value of {attribute} is missing, or not of the kind that it has to be.',
  },
  directorySyntaxInvalid: {
    code: 'DIRECTORY_SYNTAX_INVALID',
    status: 400,
    message: 'The body is not what this request has: {reason}',
  },
  directoryMemberUnknown: {
    code: 'DIRECTORY_MEMBER_UNKNOWN',
    status: 400,
    message: 'A member is not one of the users here. Groups in groups are not supported.',
  },
  directoryConflict: {
    code: 'DIRECTORY_CONFLICT',
    status: 409,
    message: 'Another resource has this name or this externalId.',
  },
  directoryVersionChanged: {
    code: 'DIRECTORY_VERSION_CHANGED',
    status: 412,
    message: 'The resource has another version by now.',
  },
} as const satisfies Record<string, ProgramError>
