import type { ProgramError } from '../error-definition'

/** The server and its operator. */
export const serverErrors = {
  // The server

  // The operator
  invalidSettings: { code: 'INVALID_SETTINGS', status: 500, message: '{reason}' },
  dataDirInUse: {
    code: 'DATA_DIR_IN_USE',
    status: 500,
    message: 'Another Porchlight server is using {path}. Stop it, or set DATA_DIR to another folder.',
  },
  dataDirOpen: {
    code: 'DATA_DIR_OPEN',
    status: 500,
    message:
      'Other accounts of this machine may use {path} (mode {mode}), and it is not this account’s to close. Set DATA_DIR to a folder of this account’s own.',
  },
  portInUse: {
    code: 'PORT_IN_USE',
    status: 500,
    message: 'Port {port} is taken. Stop what listens there, or set PORT to another number.',
  },
  databaseStart: { code: 'DATABASE_START', status: 500, message: 'PostgreSQL did not start: {reason}' },
  invalidMetadata: { code: 'INVALID_METADATA', status: 500, message: '{reason}' },
  newerDatabase: {
    code: 'NEWER_DATABASE',
    status: 500,
    message:
      'A newer version migrated this database, and this one can no longer work with it ({migrations}). Start the newer version, or restore a backup from before the migration.',
  },
  schemaMismatch: { code: 'SCHEMA_MISMATCH', status: 500, message: '{reason}' },
} as const satisfies Record<string, ProgramError>
