/** Whether `error` carries one of `codes`: an errno name of the system or an SQLSTATE of PostgreSQL. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
