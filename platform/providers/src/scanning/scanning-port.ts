/** What a scan found. `name` is the scanner's name of the threat. */
export type ScanVerdict = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly name: string }

/**
 * Looks for malware in files. Fails with a `ProviderFailure` when the scanner cannot be reached, takes too long or says what
 * nobody understands: a file that was not scanned is never taken for a clean one.
 */
export interface ScanningPort {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}
