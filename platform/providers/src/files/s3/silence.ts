import { Readable } from 'node:stream'

/** S3 was silent beyond its limit: the request may have been carried out all the same. */
export class S3Silence extends Error {
  override readonly name = 'S3Silence'
}

/**
 * Returns the result of `work`, unless that takes longer than `limitMs`; `work` is then aborted.
 *
 * @throws S3Silence
 */
export async function within<Result>(
  limitMs: number,
  work: (over: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new S3Silence('S3 took too long.'))
      over.abort()
    }, limitMs)
  })
  try {
    return await Promise.race([work(over.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns the same bytes, but fails with `S3Silence` once S3 takes longer than `limitMs` to send the next. The reader's
 * own time does not count: a phone on a bad connection may be slow.
 */
export function unlessSilent(bytes: Readable, limitMs: number): Readable {
  const chunks = bytes[Symbol.asyncIterator]()
  const heard = async function* () {
    for (;;) {
      const next = await within(limitMs, () => chunks.next() as Promise<IteratorResult<Uint8Array>>)
      if (next.done === true) return
      yield next.value
    }
  }
  const read = Readable.from(heard(), { objectMode: false })
  read.once('close', () => bytes.destroy())
  return read
}
