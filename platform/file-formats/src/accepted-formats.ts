/** A file format that customers may send. */
export interface FileFormat {
  /** The media type that the file is stored and sent with. */
  readonly mediaType: string
  /** The types that the bytes of such a file are recognised as, if that is not `mediaType`; empty: text. */
  readonly contents?: readonly string[]
}

/**
 * The formats that are accepted, by the extension of the file's name, in the order in which texts list them
 * (`docs/specification/portal.md` section 5). Everything that checks, recognises or names a format derives it from
 * here. A new picture format also needs its dimensions read (`readImageFacts`), or one that claims a billion pixels is
 * stored.
 */
export const acceptedFormats: Readonly<Record<string, FileFormat>> = {
  png: { mediaType: 'image/png' },
  pdf: { mediaType: 'application/pdf' },
  jpg: { mediaType: 'image/jpeg' },
  doc: { mediaType: 'application/msword', contents: ['application/x-cfb'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contents: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  },
  jpeg: { mediaType: 'image/jpeg' },
  gif: { mediaType: 'image/gif' },
  tiff: { mediaType: 'image/tiff' },
  csv: { mediaType: 'text/csv', contents: [] },
}
