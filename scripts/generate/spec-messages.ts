import { listFiles } from '../source/list-files'

/** A message of the specification: where it is shown, its trigger, the way out, and the test that reaches it. */
export interface SpecMessage {
  /** As worded in the specification, or a part of it. */
  readonly text: string
  /** The wording shown, where it differs: customers know of no callouts. */
  readonly said?: string
  /** The file whose labels contain it. */
  readonly labels: string
  readonly screen: string
  readonly trigger: string
  readonly wayOut: string
  /** The test that reaches it. */
  readonly test: string
  /** What the test contains instead of the text: the name of its error. */
  readonly proof?: string
}

/** Returns the rows of the error catalogue in the file of that name. */
const rowsOf = (name: string) => `platform/errors/src/catalogue/${name}.ts`
const linkLabels = 'domains/customers/components/links/labels.ts'
/** Returns the journey of that name, in the folder of its domain or among those that concern several. */
const journey = (name: string) =>
  ['domains', 'tests'].flatMap((folder) => listFiles(folder, [`/journeys/${name}.test.ts`]))[0] ?? name

/** The messages of `docs/specification/portal.md` sections 5 and 8, in order. */
export const specMessages: readonly SpecMessage[] = [
  {
    text: 'You have entered an invalid format.',
    labels: rowsOf('credential-errors'),
    screen: 'change-email, enroll-sign-up, find-my-account',
    trigger: 'An email address in an invalid format',
    wayOut: 'The form name@domain.com stands beside it; what was typed stays',
    test: journey('getting-in-profile'),
  },
  {
    text: 'Please enter a valid phone number.',
    labels: rowsOf('credential-errors'),
    screen: 'phones, enroll-sign-up',
    trigger: 'A phone number that is none',
    wayOut: 'What was typed stays, to be corrected',
    test: journey('getting-in-profile'),
  },
  {
    text: 'New Password and Confirm New Password do not match.',
    labels: rowsOf('credential-errors'),
    screen: 'create-password, reset-password, change-password',
    trigger: 'The two new passwords differ',
    wayOut: 'Type both again; they can be shown',
    test: journey('getting-in-password'),
  },
  {
    text: 'You cannot reuse this old password',
    labels: rowsOf('credential-errors'),
    screen: 'reset-password, change-password',
    trigger: 'A password that was used before',
    wayOut: 'Choose another one; the link stays good',
    test: journey('getting-in-password'),
  },
  {
    text: 'Email address already exists',
    labels: rowsOf('link-errors'),
    screen: 'verify-email',
    trigger: 'A verified address that another login has; said to who holds the link alone',
    wayOut: 'Log in, or change to another address',
    test: 'domains/profile/methods/change-email/change-email.test.ts',
    proof: 'emailExists',
  },
  {
    text: 'Your login attempt has failed. Make sure the username and password are correct.',
    labels: rowsOf('login-messages'),
    screen: 'login',
    trigger: 'Username and password that do not fit, or no such login: the same words',
    wayOut: 'Forgot password; find my account',
    test: journey('sign-in-to-usage'),
  },
  {
    text: 'Your old password is invalid',
    labels: rowsOf('credential-errors'),
    screen: 'change-password, change-email',
    trigger: 'The current password is not the one that was typed',
    wayOut: 'Type it again, or reset it',
    test: journey('getting-in-password'),
  },
  {
    text: 'Reset password link has been expired. Please try again.',
    labels: rowsOf('link-errors'),
    screen: 'reset-password',
    trigger: 'A reset link that is older than its hours',
    wayOut: 'A new link, by one button',
    test: journey('getting-in-password'),
  },
  {
    text: 'Your link has expired. Please try again',
    labels: rowsOf('link-errors'),
    screen: 'create-password, documents, verification',
    trigger: 'A link of a mail that is older than its hours',
    wayOut: 'A new link, by one button',
    test: journey('getting-in-registration'),
  },
  {
    text: 'Email Link Has Expired',
    labels: rowsOf('link-errors'),
    screen: 'verify-email',
    trigger: 'The link that verifies a new address, too late',
    wayOut: 'Change the address again',
    test: journey('getting-in-profile'),
  },
  {
    text: 'latest reset link',
    labels: rowsOf('link-errors'),
    screen: 'reset-password',
    trigger: 'A reset link that a newer one has replaced, or that was used',
    wayOut: 'Open the newest mail, or ask for a new link',
    test: journey('getting-in-password'),
  },
  {
    text: 'We are unable to locate an account with the information you provided',
    labels: rowsOf('credential-errors'),
    screen: 'find-my-account, enrollment-status',
    trigger: 'A number and a ZIP code that do not fit together, whatever is there',
    wayOut: 'Check both, or call',
    test: journey('getting-in-registration'),
  },
  {
    text: 'Order not found',
    labels: 'domains/enrollment/components/labels.ts',
    screen: 'enrollment-order',
    trigger: 'An order that is not there, or not the viewer’s',
    wayOut: 'Look up by confirmation number; call',
    test: journey('enrollment-status'),
  },
  {
    text: 'Cannot locate order',
    labels: 'domains/enrollment/components/labels.ts',
    screen: 'enrollment-order',
    trigger: 'The same',
    wayOut: 'Customer service’s number stands below it',
    test: journey('enrollment-status'),
  },
  {
    text: 'Payment did not process successfully',
    labels: 'domains/payments/components/outcome-labels.ts',
    screen: 'bill-payment, deposit',
    trigger: 'A card or an account that is declined',
    wayOut: 'Another card or account, or the bank',
    test: journey('deposit'),
  },
  {
    text: 'Deposit payment error, try later',
    labels: 'domains/deposits/screens/deposit/labels.ts',
    screen: 'deposit',
    trigger: 'The payment processor cannot be reached or fails',
    wayOut: 'Nothing was charged: later, or by phone',
    test: journey('deposit'),
  },
  {
    text: 'No matching deposit record found',
    labels: 'domains/deposits/screens/deposit/labels.ts',
    screen: 'deposit, deposit-waiver',
    trigger: 'No deposit is asked for this order',
    wayOut: 'The order’s page; call',
    test: journey('deposit'),
  },
  {
    text: 'API callout error',
    said: 'The service is not available right now',
    labels: rowsOf('page-errors'),
    screen: 'every form',
    trigger:
      'A service outside that a form needs, such as the store of files, fails; payments and the identity check say it in their own words',
    wayOut: 'Try again in a minute; what was typed stays',
    test: journey('messages'),
    proof: 'text.unavailable',
  },
  {
    text: 'Autopay registration failure, retry later.',
    labels: 'domains/autopay/components/labels.ts',
    screen: 'autopay, autopay-authorize',
    trigger: 'The payment processor cannot be reached, or could not keep the card or account',
    wayOut: 'Nothing was turned on: again in a few minutes, or by phone',
    test: journey('autopay'),
  },
  {
    text: 'Enrollment error',
    labels: 'domains/enrollment/screens/enroll/review/labels.ts',
    screen: 'enroll-review',
    trigger: 'An order that could not be placed',
    wayOut: 'What was typed stays; send it again, or call',
    test: journey('enrolling'),
  },
  {
    text: 'Error sending email',
    labels: 'domains/profile/screens/change-email/labels.ts',
    screen: 'change-email',
    trigger:
      'The new address of somebody who is signed in takes no mail. Anybody else is told nothing: it would say which addresses exist',
    wayOut: 'Correct the address; the old one signs in',
    test: journey('getting-in-profile'),
  },
  {
    text: 'Verification service unavailable',
    labels: 'domains/verification/components/labels.ts',
    screen: 'verification',
    trigger: 'The identity service cannot be reached when its link is sent again',
    wayOut: 'Try later, or send documents',
    test: journey('verification'),
  },
  {
    text: 'We are not able to verify your registration at this time',
    labels: rowsOf('link-errors'),
    screen: 'create-password',
    trigger: 'A registration link that is unknown or of another brand',
    wayOut: 'Find my account, which sends a new one',
    test: journey('getting-in-registration'),
  },
  {
    text: 'Not all required documents have been uploaded',
    labels: 'domains/documents/components/labels.ts',
    screen: 'documents',
    trigger: 'Done is pressed while a required document is missing',
    wayOut: 'The missing ones are named and linked',
    test: journey('documents'),
  },
  {
    text: 'Something went wrong',
    labels: 'platform/page-parts/src/notices/labels.ts',
    screen: 'error, and parts of every page',
    trigger: 'An error that nobody foresaw',
    wayOut: 'Try again; what was typed stays',
    test: journey('enrolling'),
  },
  {
    text: 'already registered',
    labels: linkLabels,
    screen: 'create-password',
    trigger: 'A registration link of somebody who has a login',
    wayOut: 'Log in; forgot password',
    test: journey('getting-in-registration'),
  },
  {
    text: 'Contact Customer Service. This account is not currently active.',
    labels: rowsOf('login-messages'),
    screen: 'login, create-password',
    trigger: 'The right password, or a link, of an account that is not active',
    wayOut: 'Customer service’s number stands below it',
    test: journey('getting-in-registration'),
  },
]
