import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const sentMessageRules: readonly ValidationRule[] = []

export const sentMessageStateTables: readonly StateTable[] = []
