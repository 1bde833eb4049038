import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'

/** The name of the field that holds a message's file. */
export const attachmentField = 'attachment'

/** The formats that are accepted (`docs/specification/portal.md` section 9); the server looks into the files too. */
const extensions = ['png', 'pdf', 'jpg', 'doc', 'docx', 'jpeg', 'gif', 'tiff', 'csv']

/** Photos of phones that only some devices can open. */
const heicExtensions = ['heic', 'heif']

/** The largest file that the server takes, in bytes: 20 MB. */
const maxBytes = 20 * 1_048_576

/** The formats as a file field names them. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',')

/** What can be seen to be wrong with the file of a form before it is sent. */
export function checkAttachment(data: FormData): FormErrors {
  const file = data.get(attachmentField)
  // A browser puts a file without a name where none was chosen.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return {}
  const problem = checkFile(file)
  return problem === null ? {} : { [attachmentField]: problem }
}

/** What can be seen to be wrong with a file by its name and size: a key of the error catalogue. */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
): 'invalidFileFormat' | 'fileHeic' | 'fileTooLarge' | 'emptyFile' | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (heicExtensions.includes(extension)) return 'fileHeic'
  if (!extensions.includes(extension)) return 'invalidFileFormat'
  if (file.size > maxBytes) return 'fileTooLarge'
  return file.size === 0 ? 'emptyFile' : null
}
