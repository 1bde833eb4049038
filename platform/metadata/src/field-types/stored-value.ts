import { fail } from '@porchlight/errors'
import type { FieldScalar } from './field-value'

/** Reads text as returned by the driver; anything but text or null means that the driver is misconfigured. */
export function readStoredText(stored: unknown): string | null {
  if (stored === null || typeof stored === 'string') return stored
  throw unexpected('text', stored)
}

/** Reads a numeric column, which the driver returns as text so that no digit is lost. */
export function readStoredNumber(stored: unknown): number | null {
  if (stored === null) return null
  const value = typeof stored === 'string' && stored !== '' ? Number(stored) : stored
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw unexpected('a number', stored)
}

/** Reads a boolean column. */
export function readStoredBoolean(stored: unknown): FieldScalar {
  if (stored === null || typeof stored === 'boolean') return stored
  throw unexpected('a boolean', stored)
}

/** The values themselves are not included in the message: they may be personal. */
export function unexpected(expected: string, stored: unknown): Error {
  return fail('internal', {}, { cause: `The driver gave a value of type ${typeof stored}, not ${expected}.` })
}
