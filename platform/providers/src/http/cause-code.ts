/**
 * Returns the code of the error that prevented a response, such as `CERT_HAS_EXPIRED`, so that operators see what to
 * fix; null if there is none. Messages of such errors may contain addresses and data that was sent, and are left out.
 */
function causeCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  // The response was cut off or is not JSON.
  if (error.name === 'SyntaxError') return 'NOT_JSON'
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code
  return causeCode(error.cause)
}

/** Returns a message about a missing response, with the code of its cause in brackets if there is one. */
export function withCauseCode(message: string, error: unknown): string {
  const code = causeCode(error)
  return code === null ? `${message}.` : `${message} (${code}).`
}
