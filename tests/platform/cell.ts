import { isPorchlightError } from '@porchlight/errors'

/** A single verdict of the matrix: what plain code expects and what the engine does. */
export interface Cell {
  readonly operation: Operation
  readonly label: string
  readonly expected: string
  readonly actual: string
}

export const operations = [
  'read',
  'list',
  'related',
  'search',
  'spanning',
  'create',
  'update',
  'delete',
] as const

export type Operation = (typeof operations)[number]

/** Returns the key of the error that a call fails with, or `ok`. */
export async function verdictOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (isPorchlightError(error) && error.status < 500) return error.key
    throw error
  }
}

/** Returns a value as text, the same for a stored value and the engine's. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:/.test(value)
  return isMoment ? new Date(value).toISOString() : JSON.stringify(value)
}
