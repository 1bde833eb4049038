import { fail } from '@porchlight/errors'
import { foldAccents, withoutSigns } from './search-letters'

/** A search term as typed, split into its parts. */
export interface SearchTerm {
  /** Runs of letters and digits in lower case; the first eight. */
  readonly words: readonly string[]
  /** The whole term in the form in which identifiers are compared; null when it is too short to distinguish records. */
  readonly whole: string | null
  /** For terms that mix parts of identifiers with words: those parts, and the remaining words. */
  readonly mixed: { readonly parts: readonly string[]; readonly words: readonly string[] } | null
}

const termLimit = 255
const wordLimit = 8
const partLimit = 4

/** Parses a term; null when it is empty. Fails with `invalidParameter` when it is not a searchable text. */
export function parseSearchTerm(term: string | null): SearchTerm | null {
  const trimmed = term?.trim() ?? ''
  if (trimmed === '') return null
  checkSearchTerm(trimmed)
  const folded = trimmed.normalize('NFC').toLowerCase()
  const pieces = folded.split(/\s+/)
  const isPart = (piece: string) => /[\p{N}@]/u.test(piece) && identifierPart(piece) !== null
  const parts = pieces.filter(isPart).slice(0, partLimit)
  const mixed =
    pieces.length < 2 || parts.length === 0
      ? null
      : {
          parts: parts.flatMap((piece) => identifierPart(piece) ?? []),
          words: wordsOf(pieces.filter((piece) => !parts.includes(piece)).join(' ')),
        }
  return { words: wordsOf(folded), whole: identifierPart(folded), mixed }
}

/** Fails with `invalidParameter` unless `term` is text of at most 255 characters. */
function checkSearchTerm(term: string): void {
  if (!term.includes('\0') && term.length <= termLimit) return
  const reason = `search for at most ${termLimit} characters of text.`
  throw fail('invalidParameter', { parameter: 'searchTerm', reason })
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordLimit)
}

/** A text as identifiers are compared; null without three letters or digits in a row, which no index finds. */
function identifierPart(text: string): string | null {
  const part = withoutSigns(foldAccents(text))
  return /[\p{L}\p{N}]{3}/u.test(part) ? part : null
}
