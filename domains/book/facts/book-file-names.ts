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

/** In which a file may come and go: a table, or one JSON object in each line. They are the endings of file names. */
export const bookForms = ['csv', 'ndjson'] as const

/** One of the forms of a file. */
export type BookForm = (typeof bookForms)[number]

/** A file with the ending of its form. */
export function fileNameOf(file: BookFileName, form: BookForm): string {
  return `${file}.${form}`
}

/** The file in which the headings and codes of another system are mapped to ours. */
export const mappingName = 'mapping.json'

/** The file that states the expected totals of the others. */
export const totalsName = 'totals.json'

/** The folder in which intervals come as Green Button files. */
export const greenButtonFolder = 'greenbutton'

/** Returns the number of the account that a Green Button file is named by; null for any other name. */
export function greenButtonAccount(name: string): string | null {
  return /^([0-9A-Za-z-]{1,20})\.xml$/.exec(name)?.[1] ?? null
}

const namesAtTop: readonly string[] = [
  ...bookFileNames.flatMap((file) => bookForms.map((form) => fileNameOf(file, form))),
  mappingName,
  totalsName,
]

/** Returns the path in the folder of a book at which a file of that name belongs; null for a name that none has. */
export function bookPathOf(name: string): string | null {
  if (namesAtTop.includes(name)) return name
  return greenButtonAccount(name) === null ? null : `${greenButtonFolder}/${name}`
}
