import type { ErrorDefinition } from '../error-definition'

/** Requests that are not understood, and who sends them. */
export const requestErrors = {
  // Requests that are not understood
  malformedJson: { code: 'JSON_PARSER_ERROR', status: 400, message: 'The body is not valid JSON.' },
  malformedRequest: { code: 'BAD_REQUEST', status: 400, message: 'The request could not be read.' },
  unsupportedMediaType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    message: 'Send the body as {expected}.',
  },
  bodyTooLarge: { code: 'REQUEST_TOO_LARGE', status: 413, message: 'The body is larger than {limit} bytes.' },
  addressTooLong: { code: 'URI_TOO_LONG', status: 414, message: 'The address is too long.' },
  requestTimeout: { code: 'REQUEST_TIMEOUT', status: 408, message: 'The request took too long to arrive.' },
  invalidHost: {
    code: 'INVALID_HOST',
    status: 400,
    message: 'Send exactly one Host header with a known host.',
  },
  invalidParameter: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    status: 400,
    message: '{parameter}: {reason}',
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

  // Who is asking
  invalidSession: { code: 'INVALID_SESSION_ID', status: 401, message: 'Session expired or invalid.' },
  forbidden: { code: 'INSUFFICIENT_ACCESS', status: 403, message: 'You do not have access to this.' },
  crossSite: {
    code: 'CROSS_SITE_REQUEST',
    status: 403,
    message: 'This request has to come from our own pages.',
  },
  notFound: { code: 'NOT_FOUND', status: 404, message: 'The requested resource does not exist' },
  methodNotAllowed: { code: 'METHOD_NOT_ALLOWED', status: 405, message: 'HTTP method not allowed here.' },
  rateLimited: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    status: 429,
    message: 'Too many attempts. Try again in {minutes} minutes.',
  },
  tooMuchAtOnce: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    status: 429,
    message: 'Too many requests of yours are waiting. Try again in {seconds} seconds.',
  },
} as const satisfies Record<string, ErrorDefinition>
