import type { AttemptLimit } from '@porchlight/identity'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How often what may be done. All processes share the counts; a key is an address, a number or a person. A limit of an
 * address has multiples for the networks around it (`addressNetworks`).
 */
export const attemptLimits = {
  /** Look-ups that found nothing, from one client address. */
  lookUpFromAddress: { limit: 5, windowMs: 15 * minuteMs },
  /** Look-ups of one number that found nothing: from one wide network, and from everywhere. */
  lookUpOfNumberFromNetwork: { limit: 5, windowMs: dayMs },
  lookUpOfNumber: { limit: 10, windowMs: dayMs },
  /** Right look-ups of a number from an address, which stays good for that number when others have guessed it away. */
  lookUpKnown: { limit: 1_000_000, windowMs: 90 * dayMs },
  /**
   * Look-ups with one ZIP code that found nothing, against spraying many numbers over one ZIP code. Beyond the first
   * limit, a wide network gets as many more as the second allows.
   */
  lookUpOfZip: { limit: 100, windowMs: hourMs },
  lookUpOfZipFromNetwork: { limit: 1, windowMs: hourMs },
  /** Look-ups that found nothing, from everyone together: beyond it operators are alerted, and no one is refused. */
  lookUpOfAll: { limit: 1_000, windowMs: 15 * minuteMs },
  lookUpAlarm: { limit: 1, windowMs: hourMs },
  /** Mails about one person's login. */
  mailEachMinute: { limit: 1, windowMs: minuteMs },
  mailEachDay: { limit: 5, windowMs: dayMs },
  /** Mails to one mailbox, whichever form requests them and whichever of its addresses is used. */
  mailboxEachMinute: { limit: 1, windowMs: minuteMs },
  mailboxEachDay: { limit: 5, windowMs: dayMs },
  /** Reset links that are requested from one known device: what strangers use up is not the owner's (docs/adr/0045). */
  deviceEachMinute: { limit: 1, windowMs: minuteMs },
  deviceEachDay: { limit: 5, windowMs: dayMs },
  /** Forms that send a mail, from one client address. */
  mailFormFromAddress: { limit: 30, windowMs: 15 * minuteMs },
  /** Messages of guests that wait for their address: from one client address, and to one mailbox, over its plus-addresses. */
  guestMessageFromAddress: { limit: 10, windowMs: hourMs },
  guestMessageOfMailbox: { limit: 5, windowMs: dayMs },
  /** Forms that use a link, from one client address. */
  linkFromAddress: { limit: 50, windowMs: 15 * minuteMs },
  /** Sign-ups that are started, and that are submitted, from one client address. */
  signUpFromAddress: { limit: 20, windowMs: hourMs },
  enrollmentFromAddress: { limit: 20, windowMs: hourMs },
  /** Wrong current passwords of a signed-in user. */
  passwordAgain: { limit: 10, windowMs: 15 * minuteMs },
  /** Messages and replies of one customer: enough for every conversation, too few to bury an advisor. */
  messageOfPerson: { limit: 30, windowMs: hourMs },
  /** Payments, waivers and plans that one customer begins for one bill, deposit or account. */
  paymentOfCustomer: { limit: 30, windowMs: hourMs },
  /** The same by people without a login, from one wide network and in all: none of it is the customer's own. */
  paymentFromNetwork: { limit: 10, windowMs: hourMs },
  paymentOfSubject: { limit: 30, windowMs: hourMs },
  /** Consents given and withdrawn on one account. */
  consentOfAccount: { limit: 30, windowMs: hourMs },
  /** Changes of one customer to which mails they get. */
  mailChoiceOfPerson: { limit: 30, windowMs: hourMs },
  /** Changes and cancellations of orders by one customer: each is sent to the market. */
  orderChangeOfPerson: { limit: 20, windowMs: hourMs },
  /** Archives of one's own data: each reads every record and rewrites every bill. */
  ownDataOfPerson: { limit: 10, windowMs: hourMs },
  /** Identity checks that are prepared for one order: each costs money. */
  verificationOfOrder: { limit: 10, windowMs: dayMs },
  /** Requested texts, a code or a link: to one number, by one person (abuse case A25). */
  textToNumber: { limit: 3, windowMs: dayMs },
  textEachMinute: { limit: 1, windowMs: minuteMs },
  /** Texts to one customer, requested or not. */
  textOfPerson: { limit: 10, windowMs: dayMs },
  /** Requested texts to numbers of one area code and exchange, and to all: beyond it they are being pumped. */
  textToPrefix: { limit: 20, windowMs: hourMs },
  textToAll: { limit: 600, windowMs: hourMs },
  /** Answers to what one number writes: two machines would talk without an end. */
  textAnswerToNumber: { limit: 3, windowMs: dayMs },
  /** How often it is logged that one of those budgets is used up. */
  textAlarm: { limit: 1, windowMs: hourMs },
  /** How often one customer turns text alerts on: each time is confirmed. */
  alertsOfPerson: { limit: 5, windowMs: dayMs },
  /** Wrong codes of a second factor, over all sign-ins of one person. */
  codeOfUser: { limit: 10, windowMs: 15 * minuteMs },
  /** Passkey ceremonies that a client address may begin: each stores a row for five minutes. */
  passkeyFromAddress: { limit: 60, windowMs: 15 * minuteMs },
  /** Sign-ins by the company that a client address may begin: each stores a row for fifteen minutes. */
  companyFromAddress: { limit: 60, windowMs: 15 * minuteMs },
  /** Device codes entered by one person that no device displays. */
  deviceCodeOfPerson: { limit: 10, windowMs: 15 * minuteMs },
  /** Requests with a wrong token for the company's directory from one client address; those with the right one are not counted. */
  directoryFromAddress: { limit: 20, windowMs: 15 * minuteMs },
  /** The same from all together: beyond it the directory is shown as failing, and no one is refused. */
  directoryRefused: { limit: 5, windowMs: hourMs },
} as const satisfies Readonly<Record<string, AttemptLimit>>

/** The name of a limit; the scope that its attempts are counted in. */
export type LimitName = keyof typeof attemptLimits
