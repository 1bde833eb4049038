import { documentTypeValues } from '../objects/document-requirement/values'

export type DocumentType = (typeof documentTypeValues)[number]['value']

/** The type of that name; null for any other text. */
export function documentTypeOf(name: string | null): DocumentType | null {
  return documentTypeValues.find(({ value }) => value === name)?.value ?? null
}
