/** The result of a scan. `name` is the scanner's name of the threat. */
export type ScanVerdict = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly name: string }

/**
 * Scans files for malware. Fails with a `ProviderFailure` when the scanner cannot be reached, times out or sends an
 * unintelligible response: an unscanned file is never treated as clean.
 */
export interface ScanningPort {
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanVerdict>
}
