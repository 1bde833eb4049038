import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { notNegative } from '../rule-kinds'

export const contentDocumentRules: readonly ValidationRule[] = notNegative('ContentSize')

export const contentDocumentStateTables: readonly StateTable[] = []
