import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { isPorchlightError } from '@porchlight/errors'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { bookText } from '../../facts/book-text'
import { type BookRun, stateOfRun } from '../../facts/book-upload'
import { AnotherImport, type ImportResult, importBook } from '../import-book'
import { stopOf } from '../taking'
import { changeUpload, type ResultFile, readUpload, removeBytes, type StoredUpload } from './stored-uploads'
import { closeUploadFolder, openUploadFolder, resultPaths, uploadFolder } from './upload-folder'

type RunPayload = { readonly uploadId: string; readonly attempt: number; readonly run: BookRun }

/**
 * Checks or imports the files of an upload. An import that is stopped resumes with the next attempt of the job; a check
 * starts again, because it stores nothing. Files that cannot be imported as they are end the run; they are not retried.
 */
export const runBookUpload = defineJob<RunPayload, PortalJobServices>({
  name: 'run-book-upload',
  // The longest upload takes about twenty minutes on two cores.
  timeLimitMs: 60 * 60_000,
  run: async ({ uploadId, attempt, run }, { services, now, signal, isLastAttempt }) => {
    const { pool, files } = services
    const upload = await readUpload(pool, uploadId).catch(nullWhenGone)
    if (upload === null || upload.attempt !== attempt || upload.state !== stateOfRun[run]) return
    const end = (change: Parameters<typeof changeUpload>[2]) =>
      changeUpload(pool, { id: uploadId, attempt }, change, now())
    try {
      const { outcome, results } = await runIn(services, upload, run, signal)
      const isDone = run === 'import'
      const isCurrent = await end({
        state: isDone ? 'Imported' : 'Checked',
        outcome,
        problem: null,
        results,
        ...(isDone ? { files: upload.files.map((file) => ({ ...file, key: null })) } : {}),
      })
      const obsolete = isCurrent ? [...upload.results, ...(isDone ? upload.files : [])] : results
      await removeBytes(files, obsolete)
    } catch (error) {
      const problem = problemOfFiles(error, services, upload)
      if (problem === null && !isLastAttempt) throw error
      await end({ state: 'Failed', problem })
      if (problem === null) throw error
    }
  },
})

function nullWhenGone(error: unknown): null {
  if (isPorchlightError(error) && error.key === 'notFound') return null
  throw error
}

/** The sentence about files that cannot be imported as they are, without our own paths; null for any other error. */
function problemOfFiles(
  error: unknown,
  { bookImport }: Pick<PortalJobServices, 'bookImport'>,
  upload: StoredUpload,
): string | null {
  if (!isPorchlightError(error) || error.key !== 'invalidSettings') return null
  const { cause, message } = error
  const isOurs = stopOf(error, AnotherImport) !== null || (cause instanceof Error && 'syscall' in cause)
  if (isOurs) return null
  return message.replaceAll(uploadFolder(bookImport.folder, upload), bookText(upload.language)('thisUpload'))
}

async function runIn(
  services: PortalJobServices,
  upload: StoredUpload,
  run: BookRun,
  signal: AbortSignal,
): Promise<{ readonly outcome: ImportResult; readonly results: readonly ResultFile[] }> {
  const { pool, files, now, systemViewer, bookImport } = services
  const { id, attempt, language } = upload
  const folder = await openUploadFolder(files, bookImport.folder, upload)
  try {
    const outcome = await importBook(
      {
        engine: bookImport.createEngine(),
        pool: bookImport.pool,
        systemViewer: { ...systemViewer, language },
        now,
        signal,
        say: () => undefined,
        reportProgress: async ({ done, all }) => {
          await changeUpload(pool, { id, attempt }, { rowCount: all, rowsDone: done }, now())
        },
      },
      folder,
      { isDryRun: run === 'check' },
    )
    return { outcome, results: await storeResults(services, upload, folder) }
  } finally {
    await closeUploadFolder(folder)
  }
}

async function storeResults(
  { files }: Pick<PortalJobServices, 'files'>,
  upload: StoredUpload,
  folder: string,
): Promise<readonly ResultFile[]> {
  const results: ResultFile[] = []
  for (const [index, name] of (await resultPaths(folder)).entries()) {
    const key = `book/${upload.id}/results-${upload.attempt}/${index}`
    await files.put(key, createReadStream(join(folder, name)))
    results.push({ name, key })
  }
  return results
}
