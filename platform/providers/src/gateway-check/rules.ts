import { mostEventsAtOnce } from '../billing'
import { usualTimeoutMs } from '../http/call-json'
import { mostCallbackBytes } from '../http/callback-size'
import { identityTimeoutMs } from '../identity-check'

/**
 * The rules for a gateway beyond the shapes of its calls, one sentence each: its document lists them, and the check
 * applies them.
 */
export type Rules = Readonly<Record<string, string>>

/** The rules for every gateway that the server calls; `timeoutMs` is how long it waits for a response. */
const calledRules = (timeoutMs: number) =>
  ({
    encrypted:
      'The address is https, with a certificate that Node.js trusts. In a test installation it may be http.',
    deadline: `An answer that takes longer than ${timeoutMs / 1_000} seconds counts as none.`,
    token:
      'A call without the token, or with another one, is answered with 401 or 403, and nothing of it is carried out.',
    taken:
      'A call whose content is right is answered with 2xx. Any other answer counts as none, and the call is repeated.',
    direct: 'No call is redirected.',
    whole: 'The body of an answer is sent to its end.',
    contentType: 'An answer that is read has the content type `application/json`.',
    errors: 'A 2xx takes a call, whatever its body says: an error has a status of 4xx or 5xx.',
    furtherFields: 'Requests may have further fields, which are ignored.',
  }) as const

/** The rules for every gateway that calls the server. */
const callingRules = {
  signed:
    'Every call to the server is signed over the very bytes of its body, with one of the secrets of the settings.',
  signedNow: 'A call to the server is signed when it is sent, and anew when it is sent again.',
  small: `A call to the server has at most ${mostCallbackBytes} bytes.`,
  sentAgain:
    'A call to the server that is not answered with 2xx is sent again until it is; the same event is sent with the same content.',
  sentOnce: 'A call to the server that was answered with 2xx is not sent again.',
} as const

const days = 'A day is one of the calendar, such as `2026-12-01`, without a time or a zone.'
const cents = 'Dollars are numbers with whole cents, such as `12.34`.'

export const billingRules = {
  ...calledRules(usualTimeoutMs),
  taken: 'A call whose content is right is answered with 2xx.',
  days,
  cents,
  otherForm:
    'A change of another form, or with a field that is not described here, is refused; those beside it are taken.',
  moreHasChanges:
    'A page with `more` has changes, and another `position` than the one it was requested with.',
  everyChange: 'Read from the beginning, page by page, every change comes once.',
  samePages:
    'The same position leads to the same changes, in the same order and with the same numbers, at each reading.',
  end: 'The last position leads to a page without changes and without `more`, until something changes.',
  accountFirst:
    'An account comes before its bills and intervals, with `opening` the first time: what belongs to an account that is not known is refused.',
  knownLines:
    'A line has a `type` and a `unit` that are values of `Bill_Line__c` ([objects](../objects.md)); a bill with another is refused.',
  linesAddUp:
    'The lines of a bill add up to its `charges`; a bill that was issued keeps its charges, opening and account.',
  countsOnce: 'An event that comes again with the same `eventId` is taken again and counts once.',
  allOrNone: 'Of events that come in one call, all count or none.',
  refused: 'A content that cannot be taken is answered with 400, 409, 413 or 422.',
  twenty: `One call may have ${mostEventsAtOnce} events.`,
  afterRefusal:
    'An event that is refused alone has used up its `sequence`: the next one is taken as if it had been.',
  unknownAccount: 'Money of an account that is not known yet is taken.',
} as const satisfies Rules

export const marketRules = {
  ...calledRules(usualTimeoutMs),
  ...callingRules,
  days,
  cents,
  submittedOnce:
    'An order that is submitted again under its `requestId` is the same order: it is carried out once and has the same events.',
  sameEvents:
    'An event of an order keeps its `eventId` and its content at each reading; new ones come behind the former ones.',
  ownEvents: 'The events of an order have its `requestId`; no event of another order is among them.',
  unknownPremise:
    'An order for a service point that the market does not know is taken, and `rejected` as `Invalid_Service_Point`.',
  withoutPremise: 'An order without a service point is taken.',
  repeatable:
    'Another first day may be requested again, and an order taken back again: both are answered with 2xx.',
  sameByCall:
    'An event that is sent to the server has the `eventId` and the content that it has among the events of its order.',
} as const satisfies Rules

export const creditRules = {
  ...calledRules(usualTimeoutMs),
  cents,
  sameDecision:
    'A check that is requested again under its `requestId` has the same outcome, whatever else it says.',
  withoutNumber: 'A check without `numberLastFour` is decided.',
} as const satisfies Rules

export const identityRules = {
  ...calledRules(identityTimeoutMs),
  ...callingRules,
  repeatable: 'A check may be requested again with the same `reference`.',
  page: 'The page of a check opens in a browser, without a token.',
  ownResult: 'A result names the `reference` of the request and the `checkReference` of the answer.',
} as const satisfies Rules

export const mailRules = {
  ...callingRules,
  ownMail: 'An event names the `Message-ID` and the recipient of the mail as they were sent.',
  bounce: 'A mail whose address does not exist is reported as `bounced`, with `isPermanent`.',
} as const satisfies Rules
