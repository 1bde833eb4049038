import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { useState } from 'react'
import type { Progress } from './SendingStatus'
import { checkFiles, type FilesToSend, problemOf, sendFiles } from './send-files'

/** The files of a form on their way: how far they have come, and which one of several was refused. */
export function useFileSending() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  return {
    progress,
    /** As `checkFiles`. */
    check: (files: readonly File[], least = 1): FormErrors => {
      setRefused(
        nameAmong(
          files,
          files.find((file) => problemOf(file) !== null),
        ),
      )
      return checkFiles(files, least)
    },
    /** As `sendFiles`. */
    send: async (files: FilesToSend): Promise<FormErrors> => {
      let onTheWay: File | undefined
      const errors = await sendFiles(files, (shown) => {
        onTheWay = files.files[shown.number - 1]
        setProgress(shown)
      })
      setProgress(null)
      setRefused(errors.attachment === undefined ? null : nameAmong(files.files, onTheWay))
      return errors
    },
    /** What is said at the field of the files, with the name of the one that it is about. */
    errorText: (error: string | undefined): string | undefined =>
      error === undefined || refused === null ? error : `${refused}: ${error}`,
  }
}

/** The name of a file among others; one alone needs none. */
function nameAmong(files: readonly File[], file: File | undefined): string | null {
  return files.length > 1 && file !== undefined ? file.name : null
}
