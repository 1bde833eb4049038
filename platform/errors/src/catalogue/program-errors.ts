import type { ProgramError } from '../error-definition'

/** Programs and webhooks, which administrators register in the console and operators by command. */
export const programErrors = {
  invalidProgramName: {
    code: 'INVALID_PROGRAM_NAME',
    status: 400,
    message: 'Give a name of 1 to 80 characters.',
  },
  redirectNotAllowed: {
    code: 'REDIRECT_NOT_ALLOWED',
    status: 400,
    message:
      '{value} is not allowed. Use an https address or one of the user’s own machine, without #, * and user.',
  },
  redirectsMixed: {
    code: 'REDIRECTS_MIXED',
    status: 400,
    message:
      'Redirect addresses are either all https or all on the user’s own machine: register two clients.',
  },
  originNotAllowed: {
    code: 'ORIGIN_NOT_ALLOWED',
    status: 400,
    message: '{value} is not an origin. Use one such as https://app.example.com',
  },
  programNotAllowed: { code: 'PROGRAM_NOT_ALLOWED', status: 400, message: '{reason}' },
  unknownActiveUser: {
    code: 'UNKNOWN_ACTIVE_USER',
    status: 400,
    message: 'There is no active user {username}.',
  },
  programHasNoSecret: {
    code: 'PROGRAM_HAS_NO_SECRET',
    status: 409,
    message: 'This client was registered without a secret.',
  },
  secretReplacedLately: {
    code: 'SECRET_REPLACED_LATELY',
    status: 409,
    message:
      'The secret was replaced less than a day ago, and the one before still counts. Wait, or replace it at once (--at-once) if a secret leaked.',
  },
  receiverNotAllowed: {
    code: 'RECEIVER_NOT_ALLOWED',
    status: 400,
    message: '{value} is not allowed. Use an https address without # and user.',
  },
  objectNotVisible: {
    code: 'OBJECT_NOT_VISIBLE',
    status: 400,
    message: 'There is no object {object} that {username} may see.',
  },
  tooManyWebhooks: {
    code: 'TOO_MANY_WEBHOOKS',
    status: 409,
    message: 'There are {count} webhooks already. Remove one first.',
  },
} as const satisfies Record<string, ProgramError>
