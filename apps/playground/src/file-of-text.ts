/** The name of a file that is typed as text. */
const fileName = 'lease.pdf'
const fileType = 'application/pdf'

/** Returns the config with a file instead of the text of `fileData`: JSON holds no files. */
export function withFile(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('fileData' in config)) return config
  const { fileData } = config
  return typeof fileData === 'string'
    ? { ...config, fileData: new File([fileData], fileName, { type: fileType }) }
    : config
}

/** Returns the code that creates such a file; `text` is a literal. */
export function codeOfFile(text: string): string {
  return `new File([${text}], '${fileName}', { type: '${fileType}' })`
}
