/** A filter as an address carries it; all filters of an address hold together. */
export interface Filter {
  readonly fieldApiName: string
  /** A list view operator, such as `Equals`. */
  readonly operator: string
  /** Any of them may fit; one empty operand matches an empty field. */
  readonly operands: readonly string[]
}

/** How an operand is filled in. */
export type OperandKind = 'choice' | 'date' | 'number' | 'text'

/** What records can be filtered by, whether a list or a search describes it. */
export interface FilterField {
  readonly fieldApiName: string
  readonly label: string
  readonly operators: readonly string[]
  readonly kind: OperandKind
  readonly dataType: string
  /** The operands to choose from; null when they are requested from the search, or anything can be typed. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null
}

const separator = '~'

/** A filter as one parameter of an address. */
export function formatFilter({ fieldApiName, operator, operands }: Filter): string {
  return [fieldApiName, operator, ...operands].map(escapePart).join(separator)
}

/** The filter of a parameter; null for an invalid one. */
export function parseFilter(parameter: string): Filter | null {
  const [fieldApiName = '', operator = '', ...operands] = parameter.split(separator).map(unescapePart)
  return fieldApiName === '' || operator === '' || operands.length === 0
    ? null
    : { fieldApiName, operator, operands }
}

function escapePart(part: string): string {
  return part.replaceAll('%', '%25').replaceAll(separator, '%7E')
}

function unescapePart(part: string): string {
  return part.replaceAll('%7E', separator).replaceAll('%25', '%')
}
