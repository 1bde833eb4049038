import { callMethod, type MethodAnswer } from '@porchlight/page-parts/forms/call-method'
import type { FileMethods } from '../../../files/components/uploads/send-file'
import type { BookRun } from '../../facts/book-upload'

const controller = 'CustomerPortalBookController'

/** The methods that receive the files of an import. */
export const bookFileMethods: FileMethods = {
  controller,
  begin: 'beginBookFile',
  append: 'appendBookFile',
  finish: 'finishBookFile',
}

/** Announces the files of an import; it never fails. */
export function createBookUpload(
  files: readonly { readonly name: string; readonly size: number }[],
): Promise<MethodAnswer<{ readonly uploadId: string }>> {
  return callMethod(`${controller}/createBookUpload`, { files })
}

/** Starts a check or an import; it never fails. */
export function runBookUpload(bookUploadId: string, run: BookRun): Promise<MethodAnswer<object>> {
  return callMethod(`${controller}/runBookUpload`, { bookUploadId, run })
}

/** Removes an import with its files and results; it never fails. */
export function removeBookUpload(bookUploadId: string): Promise<MethodAnswer<object>> {
  return callMethod(`${controller}/removeBookUpload`, { bookUploadId })
}

/** The URL of every file of a book with its headings alone. */
export const templateAddress = `/lwr/apex/v65.0/${controller}/downloadBookTemplate`

/** Returns the URL of the files that the last run of an import wrote. */
export function resultsAddress(bookUploadId: string): string {
  return `/lwr/apex/v65.0/${controller}/downloadBookResults?${new URLSearchParams({ bookUploadId })}`
}
