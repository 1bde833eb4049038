import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { checkFile } from '../check-attachment'
import type { PendingUploads } from './pending-uploads'
import { isHeic, prepareFile } from './prepare-file'
import type { Progress } from './SendingStatus'
import { type FileMethods, sendFile } from './send-file'

const documentMethods: FileMethods = {
  controller: 'CustomerPortalDocumentController',
  begin: 'beginUpload',
  append: 'appendUpload',
  finish: 'finishUpload',
}

/** Files that are sent one after the other for one document. */
export interface FilesToSend {
  readonly orderId: string
  readonly documentType: string
  readonly files: readonly File[]
  /** The files that this tab has sent, so that a second try continues the first. */
  readonly pending: PendingUploads
  /** What `pending` files them under. */
  readonly subject: string
}

/** The files of a form's fields; a browser puts a file without a name where none was chosen. */
export function chosenFiles(data: FormData): readonly File[] {
  return [...data.getAll('attachment'), ...data.getAll('photo')].filter(
    (file): file is File => file instanceof File && !(file.name === '' && file.size === 0),
  )
}

/** What can be seen to be wrong with files before they are sent; at least `least` are needed. */
export function checkFiles(files: readonly File[], least = 1): FormErrors {
  if (files.length < least) return { attachment: 'requiredFieldMissing' }
  const problem = files.map(problemOf).find((found) => found !== null)
  return problem == null ? {} : { attachment: problem }
}

/** What can be seen to be wrong with a file before it is sent; photos of iPhones are converted first. */
export function problemOf(file: File): ReturnType<typeof checkFile> {
  return isHeic(file) ? null : checkFile(file)
}

/** Sends files and reports their progress to `show`; returns the problem of the first that did not arrive. */
export async function sendFiles(
  { orderId, documentType, files, pending, subject }: FilesToSend,
  show: (progress: Progress) => void,
): Promise<FormErrors> {
  for (const [index, chosen] of files.entries()) {
    let progress: Progress = {
      name: chosen.name,
      number: index + 1,
      count: files.length,
      size: chosen.size,
      sent: 0,
      isResumed: false,
      isWaiting: false,
    }
    const change = (changed: Partial<Progress>) => {
      progress = { ...progress, ...changed }
      show(progress)
    }
    change({})
    const file = await prepareFile(chosen)
    if (file === null) return { attachment: 'fileHeic' }
    change({ size: file.size })
    const { key } = pending.begin(subject, documentType, chosen)
    let isFirst = true
    const errors = await sendFile(
      { methods: documentMethods, subject: { orderId }, about: { documentType }, file, key },
      {
        onProgress: (sent) => {
          change(isFirst ? { sent, isResumed: sent > 0 && sent < file.size } : { sent })
          isFirst = false
        },
        onWaiting: (isWaiting) => change({ isWaiting }),
      },
    )
    const refused = ofFiles(errors)
    if (refused !== errors) pending.drop(key)
    if (Object.keys(refused).length > 0) return refused
    pending.noteArrived(key)
  }
  return {}
}

/** What is wrong with a file is shown at the field of the files. */
function ofFiles(errors: FormErrors): FormErrors {
  const { form } = errors
  const isOfTheFile = form !== undefined && /^(file|emptyFile|invalidFileFormat)/.test(form)
  return isOfTheFile ? { attachment: form } : errors
}
