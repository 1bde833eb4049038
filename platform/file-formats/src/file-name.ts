import { acceptedFormats, type FileFormat } from './accepted-formats'
import { heicExtensions } from './format-names'

/** Returns the extension of a file's name in lower case, without the dot; empty when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Returns the accepted format that a file's name indicates; null when it indicates none of them. */
export function formatOf(fileName: string): FileFormat | null {
  const extension = extensionOf(fileName)
  return Object.hasOwn(acceptedFormats, extension) ? (acceptedFormats[extension] ?? null) : null
}

/** Checks whether a file's name indicates a photo that only some devices can open. */
export function isNamedHeic(fileName: string): boolean {
  return heicExtensions.includes(extensionOf(fileName))
}
