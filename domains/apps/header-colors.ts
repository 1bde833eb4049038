import type { AppDeclaration } from '@porchlight/metadata'

/** The primary colour of each brand, as `platform/brands` has it: white words are readable on it. */
export const headerColors: AppDeclaration['headerColors'] = {
  first: '1B4D89',
  second: 'A8371B',
  third: '17674A',
}
