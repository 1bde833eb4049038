import { bookFileNames, bookForms, fileNameOf } from './book-files'

/** Every file that an upload may have besides Green Button files, by name. */
export const uploadFileNames: readonly string[] = [
  ...bookFileNames.flatMap((file) => bookForms.map((form) => fileNameOf(file, form))),
  'mapping.json',
  'totals.json',
]

/**
 * Returns where a file of an upload belongs in the folder of a book; null for a name that no file of a book has. Green
 * Button files are named by the number of their account.
 */
export function bookPathOf(name: string): string | null {
  if (uploadFileNames.includes(name)) return name
  return /^[0-9A-Za-z-]{1,20}\.xml$/.test(name) ? `greenbutton/${name}` : null
}
