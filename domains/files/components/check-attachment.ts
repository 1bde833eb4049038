import { formatOf, isNamedHeic, maxFileBytes } from '@porchlight/file-formats'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'

/** The name of the field that holds a message's file. */
export const attachmentField = 'attachment'

/** What can be seen to be wrong with the file of a form before it is sent. */
export function checkAttachment(data: FormData): FormErrors {
  const file = data.get(attachmentField)
  // A browser puts a file without a name where none was chosen.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return {}
  const problem = checkFile(file)
  return problem === null ? {} : { [attachmentField]: problem }
}

/** What can be seen to be wrong with a file by its name and size: a key of the error catalogue. The server looks inside as well. */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
): 'invalidFileFormat' | 'fileHeic' | 'fileTooLarge' | 'emptyFile' | null {
  if (isNamedHeic(file.name)) return 'fileHeic'
  if (formatOf(file.name) === null) return 'invalidFileFormat'
  if (file.size > maxFileBytes) return 'fileTooLarge'
  return file.size === 0 ? 'emptyFile' : null
}
