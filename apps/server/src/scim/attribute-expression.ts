import { fail } from '@porchlight/errors'

/** The value that an attribute is compared with. */
export type ComparedValue = string | boolean

/** An attribute, such as `name.givenName` or `emails[type eq "work"].value`; names are in lower case. */
export interface AttributePath {
  readonly attribute: string
  /** Selects among several values by one of their parts; null for all. */
  readonly selected: { readonly part: string; readonly value: ComparedValue } | null
  readonly part: string | null
}

/** `path eq value`. */
export interface Comparison {
  readonly path: AttributePath
  readonly value: ComparedValue
}

/** No directory sends a longer expression; the limit bounds the cost of parsing. */
const longest = 1_000

/** Prefixes of our schemas' attributes in their full names (RFC 7643, section 10). */
const schemaPrefixes = [
  'urn:ietf:params:scim:schemas:core:2.0:user:',
  'urn:ietf:params:scim:schemas:core:2.0:group:',
]

/** The attribute that contains everything of the enterprise extension. */
export const enterpriseAttribute = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user'

/**
 * Parses `eq` comparisons joined by `and` (RFC 7644, section 3.4.2.2), character by character.
 * @throws directoryFilterInvalid for anything else, and beyond 1,000 characters
 */
export function readFilter(text: string): readonly Comparison[] {
  return reading(text, (reader) => {
    const comparisons = [readComparison(reader)]
    while (!reader.isAtEnd()) {
      reader.word('and')
      comparisons.push(readComparison(reader))
    }
    return comparisons
  })
}

/**
 * Parses the path of an operation (RFC 7644, section 3.5.2).
 * @throws directoryFilterInvalid for any other text
 */
export function readPath(text: string): AttributePath {
  return reading(text, (reader) => {
    const path = readAttributePath(reader)
    if (!reader.isAtEnd()) reader.refuse()
    return path
  })
}

type Reader = ReturnType<typeof createReader>

function reading<Result>(text: string, read: (reader: Reader) => Result): Result {
  if (text.length > longest) throw refused(`it has more than ${longest} characters.`)
  return read(createReader(text))
}

function readComparison(reader: Reader): Comparison {
  const path = readAttributePath(reader)
  const { attribute, selected, part } = path
  // `members[value eq "…"]` by itself is a comparison.
  if (selected !== null && part === null)
    return { path: { attribute, selected: null, part: selected.part }, value: selected.value }
  reader.word('eq')
  return { path, value: reader.value() }
}

function readAttributePath(reader: Reader): AttributePath {
  const name = withoutSchema(reader.name())
  if (name.startsWith(enterpriseAttribute))
    return { attribute: enterpriseAttribute, selected: null, part: null }
  const [attribute = '', part = null, ...more] = name.split('.')
  if (attribute === '' || part === '' || more.length > 0) reader.refuse()
  if (part !== null || !reader.takes('[')) return { attribute, selected: null, part }
  const selectedPart = reader.name()
  reader.word('eq')
  const selected = { part: selectedPart, value: reader.value() }
  if (!reader.takes(']')) reader.refuse()
  return { attribute, selected, part: reader.takes('.') ? reader.name() : null }
}

function withoutSchema(name: string): string {
  const prefix = schemaPrefixes.find((each) => name.startsWith(each))
  return prefix === undefined ? name : name.slice(prefix.length)
}

/** Creates a reader that scans a text from start to end, each character once. */
function createReader(text: string) {
  let at = 0
  const refuse = (): never => {
    throw refused(`what stands at character ${at + 1} is not known.`)
  }
  const skipSpaces = () => {
    while (text[at] === ' ') at += 1
  }
  const takeWhile = (isPart: (character: string) => boolean) => {
    const start = at
    while (at < text.length && isPart(text.charAt(at))) at += 1
    return text.slice(start, at)
  }
  const name = (): string => {
    skipSpaces()
    const found = takeWhile((character) => /[A-Za-z0-9_$:.-]/.test(character))
    return found === '' ? refuse() : found.toLowerCase()
  }
  const quoted = (): string => {
    const start = at
    at += 1
    for (; at < text.length; at += 1) {
      if (text[at] === '\\') at += 1
      else if (text[at] === '"') break
    }
    at += 1
    return readText(text.slice(start, at)) ?? refuse()
  }
  return {
    refuse,
    name,
    isAtEnd: (): boolean => {
      skipSpaces()
      return at >= text.length
    },
    takes: (character: string): boolean => {
      const isThere = text[at] === character
      if (isThere) at += 1
      return isThere
    },
    word: (expected: string): void => {
      if (name() !== expected) refuse()
    },
    value: (): ComparedValue => {
      skipSpaces()
      if (text[at] === '"') return quoted()
      const word = name()
      return word === 'true' ? true : word === 'false' ? false : refuse()
    },
  }
}

/** Parses a quoted text as JSON; null when it is not JSON, or contains characters that no name has. */
function readText(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' && isPlainText(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Returns whether a text contains no control characters, which would break PostgreSQL or a page, and no lone
 * surrogates.
 */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text)
}

function refused(reason: string) {
  return fail('directoryFilterInvalid', { reason })
}
