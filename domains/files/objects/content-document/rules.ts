import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { notNegative } from '@porchlight/metadata'

export const contentDocumentRules: readonly ValidationRule[] = notNegative('ContentSize')

export const contentDocumentStateTables: readonly StateTable[] = []
