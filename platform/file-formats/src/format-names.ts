import { acceptedFormats } from './accepted-formats'

/** The extensions that are accepted, without the dot. */
export const acceptedExtensions: readonly string[] = Object.keys(acceptedFormats)

/** Photos as phones store them, which only some devices can open. */
export const heicExtensions: readonly string[] = ['heic', 'heif']

/** The accepted formats, for the `accept` attribute of a file field. */
export const acceptedFiles = acceptAttribute(acceptedExtensions)

/** The photo formats of phones, for an `accept` attribute, where the page can convert them. */
export const heicFiles = acceptAttribute(heicExtensions)

/** The accepted formats as listed in a sentence: `png, pdf or csv`. */
export const formatNames = { en: listOf('or'), es: listOf('o') } as const

function acceptAttribute(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

function listOf(or: string): string {
  return `${acceptedExtensions.slice(0, -1).join(', ')} ${or} ${acceptedExtensions.at(-1)}`
}
