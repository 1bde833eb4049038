import { fail, isPorchlightError } from '@porchlight/errors'

/** A constraint of the database that a write has run against. */
export interface ConstraintViolation {
  readonly kind: 'unique' | 'reference'
  readonly constraint: string
}

const unavailableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '40001',
  '40P01',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** Returns the unique index or foreign key that rejected a write; null for any other error. */
export function constraintViolation(error: unknown): ConstraintViolation | null {
  const cause = isPorchlightError(error) ? error.cause : error
  const constraint = textOf(cause, 'constraint')
  if (constraint === null) return null
  const code = textOf(cause, 'code')
  if (code === '23505') return { kind: 'unique', constraint }
  if (code === '23503') return { kind: 'reference', constraint }
  return null
}

/** Whether a write failed because a generated id is in use: ids are built from the time and random characters. */
export function isIdTaken(error: unknown): boolean {
  const violation = constraintViolation(error)
  return violation?.kind === 'unique' && violation.constraint.endsWith('_pkey')
}

/**
 * Converts an error of the driver to one of the catalogue, with the original only as its cause: no text of the database
 * ever reaches a response. Lost connections and cancelled statements become `unavailable`.
 */
export function translateDatabaseError(error: unknown): Error {
  if (isPorchlightError(error)) return error
  const code = textOf(error, 'code')
  const lost = code === null && error instanceof Error && /connect|terminated/i.test(error.message)
  if (lost || (code !== null && unavailableCodes.has(code))) {
    return fail('unavailable', {}, { cause: withoutValues(error), retryAfterSeconds: 5 })
  }
  return fail('internal', {}, { cause: withoutValues(error) })
}

const loggedParts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/**
 * A PostgreSQL error in a form that is safe to log: its SQLSTATE, what it is about, and where it was thrown. PostgreSQL
 * repeats row values in most of its messages; those about the statement itself (class 42) contain none, and describe
 * the problem.
 */
class DatabaseError extends Error {
  constructor(code: string, error: object) {
    super((code.startsWith('42') ? textOf(error, 'message') : null) ?? 'The database refused a statement.')
    this.name = 'DatabaseError'
    for (const part of loggedParts) Object.assign(this, { [part]: textOf(error, part) })
    const frames = (textOf(error, 'stack') ?? '').split('\n').filter((line) => /^ +at /.test(line))
    this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n')
  }
}

function withoutValues(error: unknown): unknown {
  const code = textOf(error, 'code')
  const isOfServer = typeof error === 'object' && error !== null && textOf(error, 'severity') !== null
  return code !== null && isOfServer ? new DatabaseError(code, error) : error
}

function textOf(error: unknown, property: string): string | null {
  if (typeof error !== 'object' || error === null) return null
  const value: unknown = Reflect.get(error, property)
  return typeof value === 'string' ? value : null
}
