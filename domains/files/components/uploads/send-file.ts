import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'

/** The methods of a class that receive a file in parts. */
export interface FileMethods {
  readonly controller: string
  readonly begin: string
  readonly append: string
  readonly finish: string
}

/** What is sent, and for what. */
export interface FileToSend {
  readonly methods: FileMethods
  /** The fields of every call, such as the order that the file is for. */
  readonly subject: Readonly<Record<string, string>>
  /** Further fields of the first call. */
  readonly about?: Readonly<Record<string, string>>
  readonly file: File
  /** A UUID: the same for every try at the same file, so that it arrives once. */
  readonly key: string
}

/** Progress. */
export interface SendingProgress {
  /** Bytes that have arrived. */
  readonly onProgress: (bytes: number) => void
  /** True while the line is down, false when it continues. */
  readonly onWaiting: (isWaiting: boolean) => void
}

/** The world around the sending; tests put another in its place. */
export interface SendingWorld {
  readonly request: typeof fetch
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

interface SendProgress {
  readonly uploadId: string
  readonly offset: number
  readonly maxPartBytes: number
}

const firstPartBytes = 128 * 1024
const smallestPartBytes = 32 * 1024
/** A part that took less is followed by a larger one: a part that a line drops is sent again whole. */
const quickMs = 1_500
const requestMs = 15_000
/** How often in a row a call may fail before we give up: with the waits between them about four minutes. */
const mostFailures = 12
const longestWaitMs = 30_000

const browserWorld: SendingWorld = {
  request: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(requestMs) }),
  now: () => performance.now(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        removeEventListener('online', go)
        resolve()
      }
      const timer = setTimeout(go, milliseconds)
      addEventListener('online', go)
    }),
}

/**
 * Sends a file in parts and returns its problem, nothing when it has arrived. A dropped line costs only the part that
 * was being sent: the server states where to continue.
 */
export async function sendFile(
  { methods, subject, about = {}, file, key }: FileToSend,
  { onProgress, onWaiting }: SendingProgress,
  world: SendingWorld = browserWorld,
): Promise<FormErrors> {
  const call = createPatientCall(methods, world, onWaiting)
  const begin = () =>
    call<SendProgress>(methods.begin, {
      ...subject,
      ...about,
      fileName: file.name.slice(-255),
      size: file.size,
      key,
    })
  const pending = await begin()
  if (pending.kind === 'refused') return pending.errors
  let { uploadId, offset } = pending.body
  let partBytes = firstPartBytes
  while (offset < file.size) {
    onProgress(offset)
    const part = new FormData()
    for (const [name, value] of Object.entries(subject)) part.append(name, value)
    part.append('uploadId', uploadId)
    part.append('offset', String(offset))
    part.append('part', file.slice(offset, offset + partBytes), 'part')
    const startedAt = world.now()
    const answer = await call<SendProgress>(methods.append, part, 1)
    if (answer.kind === 'done') {
      const isQuick = world.now() - startedAt < quickMs
      partBytes = Math.min(isQuick ? partBytes * 2 : partBytes, answer.body.maxPartBytes)
      offset = answer.body.offset
      continue
    }
    if (!isPassing(answer.errors) && answer.errors.form !== 'uploadOutOfPlace') return answer.errors
    partBytes = Math.max(Math.floor(partBytes / 2), smallestPartBytes)
    const again = await begin()
    if (again.kind === 'refused') return again.errors
    offset = again.body.offset
    uploadId = again.body.uploadId
  }
  onProgress(file.size)
  const finished = await call(methods.finish, { ...subject, uploadId })
  return finished.kind === 'done' ? {} : finished.errors
}

/** Calls that are made again while the line is down or the server is not to be reached. */
function createPatientCall(
  { controller }: FileMethods,
  world: SendingWorld,
  onWaiting: (isWaiting: boolean) => void,
) {
  let failures = 0
  return async <Body>(
    method: string,
    fields: FormData | Readonly<Record<string, unknown>>,
    tries = mostFailures,
  ) => {
    for (let count = 1; ; count += 1) {
      const answer = await callMethod<Body>(`${controller}/${method}`, fields, world.request)
      if (answer.kind === 'done' || !isPassing(answer.errors)) {
        if (failures > 0) onWaiting(false)
        failures = 0
        return answer
      }
      failures += 1
      onWaiting(true)
      if (count >= tries || failures >= mostFailures) return answer
      await world.wait(Math.min(500 * 2 ** (failures - 1), longestWaitMs))
    }
  }
}

/** Whether what went wrong may go away by itself. */
function isPassing({ form }: FormErrors): boolean {
  return (
    form === 'unavailable' || form === 'internal' || form === 'requestTimeout' || form === 'malformedRequest'
  )
}
