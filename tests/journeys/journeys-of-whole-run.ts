/**
 * The journeys of a whole run: through what most customers and advisors use, and where many parts meet. All others run
 * when named, with `npm test -- all`, and nightly.
 */
export const journeysOfWholeRun = [
  ...['enrolling', 'enrollment-status', 'documents', 'accounts-and-bills', 'bill-payment', 'autopay'],
  ...['messages', 'messages-live', 'chosen-account', 'told-truly', 'language-and-brand'],
  ...['console', 'console-work'],
]
