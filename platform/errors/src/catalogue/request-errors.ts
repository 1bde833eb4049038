import type { ProgramError } from '../error-definition'

/** Errors about invalid requests and their callers. */
export const requestErrors = {
  // Invalid requests
  malformedJson: { code: 'JSON_PARSER_ERROR', status: 400, message: 'The body is not valid JSON.' },
  malformedRequest: { code: 'BAD_REQUEST', status: 400, message: 'The request could not be read.' },
  bodyTooLarge: { code: 'REQUEST_TOO_LARGE', status: 413, message: 'The body is larger than {limit} bytes.' },
  addressTooLong: { code: 'URI_TOO_LONG', status: 414, message: 'The address is too long.' },
  invalidHost: {
    code: 'INVALID_HOST',
    status: 400,
    message: 'Send exactly one Host header with a known host.',
  },
  invalidRecordId: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: '{parameter} should be a valid record ID: {value}',
  },
  unqualifiedField: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: "Expected '.' in all qualified names: {value} is invalid",
  },
  invalidPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: 'For input string: "{value}"',
  },
  invalidChangePosition: {
    code: 'INVALID_CHANGE_POSITION',
    status: 400,
    message:
      'This is no position of yours in the changes, or your rights have changed since. Ask without "after" for the present position, and read everything again.',
  },
  changesExpired: {
    code: 'CHANGES_EXPIRED',
    status: 410,
    message:
      'Changes after this position are no longer stored. Ask without "after" for the present position, and read everything again.',
  },
  numberOutsideRange: {
    code: 'NUMBER_OUTSIDE_VALID_RANGE',
    status: 400,
    message: '{parameter} parameter must be between {min} and {max}',
  },
  unknownField: {
    code: 'INVALID_FIELD',
    status: 400,
    message: "No such column '{field}' on entity '{object}'.",
  },
  unknownSection: { code: 'INVALID_INPUT', status: 400, message: 'This layout has no section {section}.' },
  unknownNavItem: {
    code: 'INVALID_INPUT',
    status: 400,
    message: 'This app has no navigation item {item} for you.',
  },
  notPicklist: { code: 'INVALID_FIELD', status: 400, message: 'Field {field} is not a picklist.' },
  notSortable: { code: 'INVALID_FIELD', status: 400, message: "The field '{field}' cannot be sorted by." },
  notFilterable: {
    code: 'INVALID_FIELD',
    status: 400,
    message: "The field '{field}' cannot be filtered by.",
  },
  invalidWhere: { code: 'MALFORMED_QUERY', status: 400, message: 'where: {reason}' },
  missingSelection: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: 'Name at least one of fields, optionalFields or layoutTypes.',
  },
  unsupportedRelatedList: {
    code: 'INVALID_TYPE',
    status: 400,
    message: 'There is no related list {relatedListId} here.',
  },
  spanTooDeep: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: '{field} spans more than {limit} relationships.',
  },
  tooManyValues: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: '{parameter} holds more than {limit} values.',
  },
  beyondBudget: {
    code: 'QUERY_TOO_COMPLICATED',
    status: 400,
    message: 'This call needs {count} {counted}; the limit is {limit}. {advice}',
  },

  // Callers
  crossSite: {
    code: 'CROSS_SITE_REQUEST',
    status: 403,
    message: 'This request has to come from our own pages.',
  },
  insufficientScope: {
    code: 'INSUFFICIENT_SCOPE',
    status: 403,
    message: 'The scope of this access token does not include this call.',
  },
  methodNotAllowed: { code: 'METHOD_NOT_ALLOWED', status: 405, message: 'HTTP method not allowed here.' },

  // Uploads in parts, pictures of records, and posts by external services
  uploadOutOfPlace: {
    code: 'UPLOAD_OUT_OF_PLACE',
    status: 409,
    message: 'This part does not follow the one before. Go on at byte {offset}.',
  },
  uploadIncomplete: {
    code: 'UPLOAD_INCOMPLETE',
    status: 409,
    message: 'This upload is not complete. Go on at byte {offset}.',
  },
  unsupportedAvatarType: { code: 'INVALID_INPUT', status: 400, message: 'Unsupported avatar type' },
  invalidSignature: { code: 'INVALID_SIGNATURE', status: 401, message: 'The signature is not valid.' },
  paymentMismatch: {
    code: 'PAYMENT_MISMATCH',
    status: 409,
    message: 'This is no payment that we asked for.',
  },
} as const satisfies Record<string, ProgramError>
