import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const customerViewRules: readonly ValidationRule[] = []

export const customerViewStateTables: readonly StateTable[] = []
