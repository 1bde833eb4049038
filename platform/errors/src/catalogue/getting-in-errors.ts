import type { ErrorDefinition } from '../error-definition'

/**
 * What the forms of the portal refuse (`docs/specification/portal.md` sections 5 and 8): signing in, look-up,
 * registration, enrolling.
 */
export const gettingInErrors = {
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
    message: 'Choose another day.',
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
  linkRequired: {
    code: 'LINK_REQUIRED',
    status: 403,
    message: 'Sign in, or open the link that was mailed for this order.',
  },
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
  sampleCodeWrong: {
    code: 'SAMPLE_CODE_WRONG',
    status: 400,
    message: 'This is not the code in the sample bill.',
  },
  emailBounced: {
    code: 'EMAIL_BOUNCED',
    status: 409,
    message: 'Mail to this e-mail address came back. Change the address first.',
  },
} as const satisfies Record<string, ErrorDefinition>
