/** One row of the catalogue: the wire code, the HTTP status and the message template (`{name}` is filled in). */
export interface ErrorDefinition {
  readonly code: string
  readonly status: number
  readonly message: string
}

/**
 * Every error that the server or the data-service client can answer with. One entry is the one place to
 * edit; `docs/reference/errors.md` is generated from it. Codes and words of the platform come from
 * `spec/data-service.md` section 8, those shown to customers from `spec/portal.md` section 8.
 */
export const errorCatalogue = {
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

  // Writes
  invalidRecordInput: { code: 'INVALID_INPUT', status: 400, message: 'Invalid recordInput' },
  requiredFieldMissing: {
    code: 'REQUIRED_FIELD_MISSING',
    status: 400,
    message: 'Required fields are missing: [{field}]',
  },
  fieldNotWritable: {
    code: 'INVALID_FIELD_FOR_INSERT_UPDATE',
    status: 400,
    message: "Unable to create/update field: {field}. Check the field's name and your access to it.",
  },
  invalidFieldValue: { code: 'FIELD_INTEGRITY_EXCEPTION', status: 400, message: '{label}: {reason}' },
  ruleFailed: { code: 'FIELD_CUSTOM_VALIDATION_EXCEPTION', status: 400, message: '{reason}' },
  deleteFailed: { code: 'DELETE_FAILED', status: 400, message: '{reason}' },
  duplicateValue: {
    code: 'DUPLICATE_VALUE',
    status: 400,
    message: 'Another record already has this {label}.',
  },
  duplicatesDetected: {
    code: 'DUPLICATES_DETECTED',
    status: 400,
    message: 'This record looks like one that is there already. Use that one, or save it all the same.',
  },
  invalidTransition: {
    code: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
    status: 400,
    message: '{label} cannot change from {from} to {to}.',
  },
  invalidListInfo: { code: 'INVALID_INPUT', status: 400, message: '{reason}' },
  invalidBatchInput: { code: 'INVALID_INPUT', status: 400, message: '{reason}' },
  invalidBatchRequest: { code: 'INVALID_BATCH_REQUEST', status: 400, message: '{reason}' },
  batchUndone: {
    code: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
    status: 400,
    message: 'Nothing was written, because another operation of this batch was refused.',
  },
  idempotencyMismatch: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
    message: 'This Idempotency-Key came with another request before. Send a new key.',
  },
  idempotencyConflict: {
    code: 'IDEMPOTENCY_KEY_IN_USE',
    status: 409,
    message: 'A request with this Idempotency-Key is still running or is not yours. Send it again shortly.',
  },
  modifiedSince: {
    code: 'MODIFIED_SINCE',
    status: 412,
    message: 'This record was modified during your edit session. Read it again, then save.',
  },

  // Signing in
  loginFailed: {
    code: 'LOGIN_FAILED',
    status: 401,
    message: 'Your login attempt has failed. Make sure the username and password are correct.',
  },
  inactiveAccount: {
    code: 'INACTIVE_ACCOUNT',
    status: 403,
    message: 'Contact Customer Service. This account is not currently active.',
  },

  // Payments
  paymentNotProcessed: {
    code: 'PAYMENT_NOT_PROCESSED',
    status: 402,
    message: 'Payment did not process successfully.',
  },
  depositPaymentError: {
    code: 'DEPOSIT_PAYMENT_ERROR',
    status: 424,
    message: 'Deposit payment error, try later.',
  },
  paymentUnavailable: {
    code: 'PAYMENT_UNAVAILABLE',
    status: 424,
    message: 'The payment could not be started and nothing was charged. Try again later.',
  },
  amountOutOfRange: {
    code: 'AMOUNT_OUT_OF_RANGE',
    status: 400,
    message: 'Enter an amount from {min} to {max}.',
  },
  nothingDue: { code: 'NOTHING_DUE', status: 409, message: 'Nothing is due here.' },
  invalidSignature: { code: 'INVALID_SIGNATURE', status: 401, message: 'The signature is not valid.' },
  paymentMismatch: {
    code: 'PAYMENT_MISMATCH',
    status: 409,
    message: 'This is no payment that we asked for.',
  },

  // Getting in: look-up, registration, passwords and addresses
  accountNotFound: {
    code: 'ACCOUNT_NOT_FOUND',
    status: 404,
    message: 'We are unable to locate an account with the information you provided.',
  },
  orderNotFound: {
    code: 'ORDER_NOT_FOUND',
    status: 404,
    message: 'Order not found; Cannot locate order, contact Customer Service.',
  },
  depositNotFound: {
    code: 'DEPOSIT_NOT_FOUND',
    status: 404,
    message: 'No matching deposit record found.',
  },
  enrollmentFailed: {
    code: 'ENROLLMENT_FAILED',
    status: 500,
    message: 'Enrollment error: failed to enroll; unexpected error.',
  },
  signUpNotFound: {
    code: 'SIGN_UP_NOT_FOUND',
    status: 404,
    message: 'This sign-up is not here any more. Choose a plan to begin again.',
  },
  planNotOffered: {
    code: 'PLAN_NOT_OFFERED',
    status: 409,
    message: 'This plan is not offered any more. Choose another one.',
  },
  invalidZip: { code: 'INVALID_ZIP', status: 400, message: 'Enter a five-digit ZIP code.' },
  zipNotServed: {
    code: 'ZIP_NOT_SERVED',
    status: 400,
    message: 'The utility of this plan does not serve this ZIP code.',
  },
  invalidServicePoint: {
    code: 'INVALID_SERVICE_POINT',
    status: 400,
    message: 'Enter the 17 or 22 digits of the ESI ID, which begins with 10.',
  },
  unusualServicePoint: {
    code: 'UNUSUAL_SERVICE_POINT',
    status: 400,
    message: 'This ESI ID does not begin like those of the utility of this plan.',
  },
  invalidGasAccount: {
    code: 'INVALID_GAS_ACCOUNT',
    status: 400,
    message: 'Enter the 5 to 20 digits of the account number with the gas utility.',
  },
  invalidLastFour: {
    code: 'INVALID_LAST_FOUR',
    status: 400,
    message: 'Enter the last four digits only.',
  },
  dateNotPossible: {
    code: 'DATE_NOT_POSSIBLE',
    status: 400,
    message: 'Service cannot start on this day. Choose another one.',
  },
  orderNotChangeable: {
    code: 'ORDER_NOT_CHANGEABLE',
    status: 409,
    message: 'This order can no longer be changed here.',
  },
  alreadyRegistered: {
    code: 'ALREADY_REGISTERED',
    status: 409,
    message: 'You are already registered. Please log in.',
  },
  emailExists: { code: 'DUPLICATE_USERNAME', status: 409, message: 'Email address already exists.' },
  registrationNotVerified: {
    code: 'REGISTRATION_NOT_VERIFIED',
    status: 410,
    message: 'We are not able to verify your registration at this time.',
  },
  resetLinkExpired: {
    code: 'LINK_EXPIRED',
    status: 410,
    message: 'Reset password link has been expired. Please try again.',
  },
  linkExpired: {
    code: 'LINK_EXPIRED',
    status: 410,
    message: 'Your link has expired. Please try again',
  },
  emailLinkExpired: { code: 'LINK_EXPIRED', status: 410, message: 'Email Link Has Expired' },
  linkNotLatest: {
    code: 'LINK_NOT_LATEST',
    status: 410,
    message: 'User not found: try the latest reset link.',
  },
  linkUsed: { code: 'LINK_USED', status: 410, message: 'This link was used before. Ask for a new one.' },
  passwordMismatch: {
    code: 'PASSWORD_MISMATCH',
    status: 400,
    message: 'New Password and Confirm New Password do not match.',
  },
  passwordReused: {
    code: 'PASSWORD_REUSED',
    status: 400,
    message: 'You cannot reuse this old password',
  },
  passwordTooWeak: {
    code: 'PASSWORD_TOO_WEAK',
    status: 400,
    message: 'Use at least 8 characters with letters, numbers and at least one special character.',
  },
  passwordTooLong: {
    code: 'PASSWORD_TOO_LONG',
    status: 400,
    message: 'Use at most 128 characters.',
  },
  passwordTooCommon: {
    code: 'PASSWORD_TOO_COMMON',
    status: 400,
    message: 'This password is easy to guess. Choose another one.',
  },
  wrongPassword: { code: 'WRONG_PASSWORD', status: 400, message: 'Your old password is invalid.' },
  invalidEmail: {
    code: 'INVALID_EMAIL_ADDRESS',
    status: 400,
    message: 'You have entered an invalid format. Enter a valid address in the form name@domain.com.',
  },
  emailMismatch: {
    code: 'EMAIL_MISMATCH',
    status: 400,
    message: 'New Email and Confirm New Email do not match.',
  },
  emailUnchanged: {
    code: 'EMAIL_UNCHANGED',
    status: 400,
    message: 'Enter an address that differs from your present one.',
  },
  riskyEmail: {
    code: 'RISKY_EMAIL',
    status: 400,
    message: 'This address may not work. Use the suggested address, keep yours or enter a new one.',
  },
  invalidPhone: {
    code: 'INVALID_PHONE_NUMBER',
    status: 400,
    message: 'Please enter a valid phone number.',
  },
  wrongCode: { code: 'WRONG_CODE', status: 400, message: 'This code is not right. Try the next one.' },
  passkeyRefused: {
    code: 'PASSKEY_REFUSED',
    status: 400,
    message: 'This passkey was not accepted. Please try again.',
  },
  signInOver: { code: 'SIGN_IN_OVER', status: 401, message: 'Your sign-in took too long. Log in again.' },

  unsupportedAvatarType: { code: 'INVALID_INPUT', status: 400, message: 'Unsupported avatar type' },

  // Files (`spec/portal.md` section 5)
  invalidFileFormat: {
    code: 'INVALID_FILE_FORMAT',
    status: 400,
    message: 'This file cannot be used. Send one of these formats: {accepted}.',
  },
  fileTooLarge: {
    code: 'FILE_TOO_LARGE',
    status: 413,
    message: 'This file is larger than {limit} MB. Send a smaller one.',
  },
  fileLocked: {
    code: 'FILE_LOCKED',
    status: 400,
    message: 'This file is locked with a password. Send it without one.',
  },
  fileMixed: {
    code: 'FILE_MIXED',
    status: 400,
    message: 'This file holds more than a document, such as a program. Send a plain copy or a photo of it.',
  },
  fileTooLargeInside: {
    code: 'FILE_TOO_LARGE_INSIDE',
    status: 413,
    message: 'What this file unpacks to is too large. Send a smaller copy or a photo of it.',
  },
  fileQuota: {
    code: 'FILE_QUOTA',
    status: 429,
    message: 'You have sent as much as we take in a day. Send the rest tomorrow, or call us.',
  },
  uploadNotFound: {
    code: 'UPLOAD_NOT_FOUND',
    status: 404,
    message: 'This upload is not known or has ended. Begin it again.',
  },
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
  documentsMissing: {
    code: 'DOCUMENTS_MISSING',
    status: 400,
    message: 'Not all required documents have been uploaded',
  },
  documentSettled: {
    code: 'DOCUMENT_SETTLED',
    status: 409,
    message: 'This document is accepted already. There is nothing to send.',
  },
  emptyFile: { code: 'EMPTY_FILE', status: 400, message: 'This file is empty. Choose another one.' },

  // The server
  internal: { code: 'UNKNOWN_EXCEPTION', status: 500, message: 'Something went wrong. Please try again.' },
  unavailable: {
    code: 'SERVER_UNAVAILABLE',
    status: 503,
    message: 'The service is not available right now. Please try again shortly.',
  },

  // The operator
  invalidSettings: { code: 'INVALID_SETTINGS', status: 500, message: '{reason}' },
  dataDirInUse: {
    code: 'DATA_DIR_IN_USE',
    status: 500,
    message: 'Another Porchlight server is using {path}. Stop it, or set DATA_DIR to another folder.',
  },
  portInUse: {
    code: 'PORT_IN_USE',
    status: 500,
    message: 'Port {port} is taken. Stop what listens there, or set PORT to another number.',
  },
  databaseStart: { code: 'DATABASE_START', status: 500, message: 'PostgreSQL did not start: {reason}' },
  invalidMetadata: { code: 'INVALID_METADATA', status: 500, message: '{reason}' },
  schemaMismatch: { code: 'SCHEMA_MISMATCH', status: 500, message: '{reason}' },

  // The data-service client (section 8 of the data-service specification)
  invalidConfig: { code: 'INVALID_CONFIG', status: 400, message: 'INVALID_CONFIG' },
  onlyIfCached: {
    code: 'GATEWAY_TIMEOUT',
    status: 504,
    message: 'Data requested with only-if-cached policy and not found in the cache.',
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
} as const satisfies Record<string, ErrorDefinition>

/** The name of a row of the catalogue. */
export type ErrorKey = keyof typeof errorCatalogue
