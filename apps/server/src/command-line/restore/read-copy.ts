import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fail, isPorchlightError } from '@porchlight/errors'
import { Value } from 'typebox/value'
import { type Manifest, ManifestSchema } from '../copy/manifest'
import { createMeter, type Measure } from '../copy/measure'

/** A copy being read from start to end. */
export interface OpenCopy {
  readonly manifest: Manifest
  /**
   * Passes the next part, which has to match the manifest, to `consume`. Fails with `invalidSettings` when it does not;
   * `consume` has then read bytes that must not be used.
   */
  part(
    name: string,
    expected: { readonly bytes: number; readonly sha256: string },
    consume: (chunks: AsyncGenerator<Buffer>) => Promise<void>,
  ): Promise<Measure>
  close(): void
}

const longestManifest = 64 * 1024 * 1024

/** Opens the copy `file`. Fails with `invalidSettings` when it is not a copy, or has a newer format. */
export async function openCopy(file: string): Promise<OpenCopy> {
  const unzipped = createGunzip()
  // A file that is unreadable or truncated ends the unzipped stream with an error.
  pipeline(createReadStream(file), unzipped, () => undefined)
  const chunks: AsyncIterator<Buffer> = unzipped[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const close = () => unzipped.destroy()

  const next = async (): Promise<Buffer | null> => {
    if (rest.length > 0) {
      const chunk = rest
      rest = Buffer.alloc(0)
      return chunk
    }
    try {
      const result = await chunks.next()
      return result.done === true ? null : result.value
    } catch (error) {
      throw refused(file, error instanceof Error ? error.message : String(error), error)
    }
  }
  const readLine = async (): Promise<string> => {
    const parts: Buffer[] = []
    for (let length = 0; length < longestManifest; ) {
      const chunk = await next()
      if (chunk === null) break
      const end = chunk.indexOf(10)
      parts.push(end === -1 ? chunk : chunk.subarray(0, end))
      if (end !== -1) {
        rest = chunk.subarray(end + 1)
        return Buffer.concat(parts).toString('utf8')
      }
      length += chunk.length
    }
    throw refused(file, 'its first line is no manifest')
  }
  async function* take(name: string, bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes
    while (missing > 0) {
      const chunk = await next()
      if (chunk === null) throw refused(file, `it ends in the middle of ${name}`)
      if (chunk.length > missing) rest = chunk.subarray(missing)
      yield chunk.subarray(0, missing)
      missing -= Math.min(chunk.length, missing)
    }
  }

  try {
    const manifest = readManifest(file, await readLine())
    return {
      manifest,
      part: async (name, expected, consume) => {
        const meter = createMeter()
        await consume(meter.through(take(name, expected.bytes)))
        const measure = meter.result()
        if (measure.sha256 !== expected.sha256) throw refused(file, `the checksum of ${name} is another`)
        return measure
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

function readManifest(file: string, line: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(line)
    if (Value.Check(ManifestSchema, manifest)) return manifest
  } catch (error) {
    if (isPorchlightError(error)) throw error
  }
  throw refused(file, 'its first line is no manifest that this version can read')
}

function refused(file: string, reason: string, cause?: unknown) {
  return fail(
    'invalidSettings',
    { reason: `${file} cannot be restored: ${reason}.` },
    cause === undefined ? {} : { cause },
  )
}
