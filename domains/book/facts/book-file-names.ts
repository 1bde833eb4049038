/** The files of a book in the order in which one refers to another. */
export const bookFileNames = [
  'customers',
  'logins',
  'accounts',
  'bills',
  'bill-lines',
  'payments',
  'deposits',
  'intervals',
  'consents',
] as const

/** A file of the book, without its ending. */
export type BookFileName = (typeof bookFileNames)[number]
