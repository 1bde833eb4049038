/**
 * The journeys of a run of all tests: through what most customers and advisors come for, and where many parts meet. All
 * others are walked by who names them, with `npm test -- all`, and each night.
 */
export const journeysOfWholeRun = [
  ...['enrolling', 'enrollment-status', 'documents', 'accounts-and-bills', 'bill-payment', 'autopay'],
  ...['messages', 'messages-live', 'chosen-account', 'told-truly', 'language-and-brand'],
  ...['console', 'console-work'],
]
