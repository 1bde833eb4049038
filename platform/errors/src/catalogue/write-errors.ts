import type { ProgramError } from '../error-definition'

/** Writes of records (`docs/specification/data-service.md` section 8). */
export const writeErrors = {
  invalidRecordInput: { code: 'INVALID_INPUT', status: 400, message: 'Invalid recordInput' },
  fieldNotWritable: {
    code: 'INVALID_FIELD_FOR_INSERT_UPDATE',
    status: 400,
    message: "Unable to create/update field: {field}. Check the field's name and your access to it.",
  },
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
  userExists: {
    code: 'DUPLICATE_USERNAME',
    status: 409,
    message: 'Somebody already signs in with this address.',
  },
  passwordIsSet: {
    code: 'PASSWORD_IS_SET',
    status: 409,
    message: 'This person has a password already. Who forgot it asks for a link on the log-in page.',
  },
  ownAccess: {
    code: 'OWN_ACCESS',
    status: 409,
    message: 'Ask another administrator to change your own role or access.',
  },
  lastAdministrator: {
    code: 'LAST_ADMINISTRATOR',
    status: 409,
    message: 'Nobody else is an active administrator. Make somebody else one first.',
  },
  managedByCompany: {
    code: 'MANAGED_BY_COMPANY',
    status: 409,
    message: 'The company’s directory decides this. Change the person there.',
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
} as const satisfies Record<string, ProgramError>
